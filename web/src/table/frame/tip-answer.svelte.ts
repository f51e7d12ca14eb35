/** What the server says about the thing of a tip: why it cannot be picked, and what it means now. */
import type { Id } from '../../wire';
import type { Reason } from '../state/attention.svelte';
import type { TableState } from '../state/table-state.svelte';

/** How long a tip is open before the server is asked about its thing, in milliseconds. */
const CURIOUS = 250;

export class TipAnswer {
  found = $state.raw<Reason | null>(null);
  /** It has come, or there is nothing to ask. */
  isThere = $state(false);

  /** Ask about a thing on the table, after a moment or at once. Returns how to forget it. */
  ask(table: TableState, id: Id, atOnce: boolean): (() => void) | undefined {
    this.found = null;
    const isOnTable = table.index.thing(id) !== undefined;
    this.isThere = !isOnTable;
    if (!isOnTable) return undefined;
    let gone = false;
    const timer = setTimeout(
      () => {
        void table.reasonFor(id).then((found) => {
          if (gone) return;
          this.found = found;
          this.isThere = true;
        });
      },
      atOnce ? 0 : CURIOUS,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }
}
