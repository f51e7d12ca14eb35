/** What marks an element that has a tip: for the pointer, for the keyboard and for screen readers. */
import type { Counter } from '../../wire';
import type { TableState } from '../state/table-state.svelte';

/** The attributes of a counter's element. */
export function tipAttributes(table: TableState, counter: Counter) {
  const tip = table.index.tip(counter.id);
  return {
    'data-tip': counter.id,
    'data-read': tip ? '' : undefined,
    tabindex: tip ? -1 : undefined,
    ...table.described(counter),
  };
}
