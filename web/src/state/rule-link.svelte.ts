/** Where a rule is read: beside the table when we sit at one, else on its own page. */
import { games } from './games.svelte';
import { go } from './router.svelte';

class RuleLink {
  /** The rule to show beside the table; `n` grows with each request. */
  asked = $state.raw<{ id: string; n: number } | null>(null);
  /** The game of the table we sit at. */
  game = $state<string | null>(null);
}

export const ruleLink = new RuleLink();

export function openRule(id: string): void {
  if (ruleLink.game) ruleLink.asked = { id, n: (ruleLink.asked?.n ?? 0) + 1 };
  else go(`/rules/${games.all[0]?.name ?? ''}#${id}`);
}
