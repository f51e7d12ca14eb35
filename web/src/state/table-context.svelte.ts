/** While a page shows a table: seats have the names of its people, and rule links lead to its game. */
import type { TableInfo } from '../wire';
import { namesOf } from './seat-names';
import { ruleLink } from './rule-link.svelte';
import { withNames } from '../text/translate.svelte';

export function ofTable(info: () => TableInfo | null): void {
  const game = $derived(info()?.game ?? null);

  $effect(() => withNames(namesOf(info()?.seats)));
  $effect(() => () => withNames([]));
  $effect(() => {
    ruleLink.game = game;
    return () => {
      ruleLink.game = null;
      ruleLink.asked = null;
    };
  });
}
