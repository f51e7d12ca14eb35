/** The line of a turn that is lit: its way and its pieces are marked on the table. */
import type { Attention } from '../../table/state/attention.svelte';
import type { TurnLine } from './turns-since';

export class LitTurn {
  readonly #attention: Attention;
  seat = $state<number | null>(null);

  constructor(attention: Attention) {
    this.#attention = attention;
  }

  light({ seat, refs, route }: TurnLine): void {
    this.seat = seat;
    this.#attention.mentioned = refs.filter((id) => !route.spots.includes(id));
    this.#attention.trail = { seat, spots: route.spots };
  }

  /** Nothing is lit any more. */
  leave(): void {
    if (this.seat === null) return;
    this.seat = null;
    this.#attention.mentioned = [];
    this.#attention.trail = null;
  }
}
