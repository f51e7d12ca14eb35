/** Which spots of a board are highlighted, and how; all of it follows from selection and attention. */
import type { Amount, Board, Id, Spot } from '../../wire';
import { halves } from '../look/geometry';
import type { TableState } from '../state/table-state.svelte';

/** The highlight of a step of a path is at least this wide, in cells from its middle. */
const LEAST_GLOW = 0.38;
/** Amounts can be written on a place as wide as this, in pixels. */
const ROOMY = 64;

export class BoardHighlights {
  readonly #board: () => Board;
  readonly #table: TableState;

  constructor(board: () => Board, table: TableState) {
    this.#board = board;
    this.#table = table;
  }

  #spots = $derived.by(() => this.#board().spots);
  #marked = $derived.by(() => this.#spots.filter(({ id }) => this.#table.selection.highlight(id)));
  /** The spots that can be picked. */
  targets = $derived.by(() => this.#marked.filter(({ id }) => this.#table.selection.highlight(id) === 'lit'));
  /** The places where a card can be put. */
  places = $derived.by(() => this.targets.filter(isPlace));
  /** What a choice under the pointer would bring within reach, and what a line of the log names. */
  #mentioned = $derived.by((): Id[] => {
    const { attention, selection } = this.#table;
    return [...(selection.shows?.spots ?? []), ...(selection.foreseen?.spots ?? []), ...attention.mentioned];
  });
  /** The spots that get an edge. */
  glowing = $derived.by(() => {
    const { attention, selection } = this.#table;
    const mentioned = this.#mentioned;
    return [
      ...(mentioned.length > 0 || attention.focused !== null
        ? this.#spots.filter(
            ({ id }) => (mentioned.includes(id) || attention.focused === id) && !selection.highlight(id),
          )
        : []),
      ...this.#marked.filter((spot) => !isPlace(spot) || attention.focused === spot.id),
    ];
  });
  /** The spots that get a halo; on paper there are none. */
  haloed = $derived.by(() =>
    this.#board().skin === 'paper'
      ? []
      : this.targets.filter((spot) => !isPlace(spot) && this.#table.selection.marks.halo(spot.id)),
  );
  /** The pointer is over something on this board that can be picked. */
  points = $derived.by(() => {
    const { attention, index, selection } = this.#table;
    const { hovered } = attention;
    return (
      hovered !== null && selection.highlight(hovered) !== undefined && index.boardOf.get(hovered) === this.#board().id
    );
  });

  /** What each place would give, where there is room to write it; for the active place the prompt says it. */
  gains(scale: number): { spot: Spot; amounts: Amount[] }[] {
    const { attention, selection } = this.#table;
    const gains = selection.foreseen?.gains;
    if (!gains) return [];
    return this.#spots.flatMap((spot) => {
      const amounts = gains[spot.id];
      const roomy = halves(spot.size)[0] * 2 * scale >= ROOMY;
      return amounts?.length && roomy && attention.active !== spot.id ? [{ spot, amounts }] : [];
    });
  }

  /** How wide the highlight of a step may be, so that it does not reach into the next. */
  roomFor({ id, at, shape }: Spot): number {
    if (shape !== 'disc') return Infinity;
    const away = this.targets
      .filter((other) => other.id !== id && other.shape === 'disc')
      .map((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]));
    return Math.max(LEAST_GLOW, Math.min(...away, Infinity) * 0.48);
  }
}

/** Whether a spot is a place for a card. Places lie over one another, so the nearest one shows the card. */
export function isPlace({ shape, style }: Pick<Spot, 'shape' | 'style'>): boolean {
  return shape === 'card' && style === 'empty';
}
