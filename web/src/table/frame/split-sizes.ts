/** How the parts of a split share its room, as values of CSS. Pure. */
import type { WindowClass } from '../../browser/window-class';
import type { Area, Split } from '../../wire';
import type { SceneIndex } from '../state/scene-index.svelte';
import { cardsIn, holdsBoard, holdsHand } from './layout-areas';

/** How wide a card of a hand is, with its gap, and what is seen of one that lies below another, in pixels. */
const CARD = 116;
const CARD_WITH_GAP = 120;
const EDGE = 24;
/** A part with the share 0 beside others is this wide; on a tablet held upright; and a column of low cards. */
const SIDE = 'clamp(256px, 23% + 20px, 340px)';
const SIDE_OF_TALL = 'clamp(180px, 27%, 240px)';
const LOW_COLUMN = 'calc(104px * var(--u, 1))';

/** Shares add up to more than this, so that what one part may not take goes to the others. */
const WHOLE = 10;

interface SplitInput {
  area: Split;
  /** The parts lie side by side. */
  across: boolean;
  /** How many levels of rows and columns change places. */
  swaps: number;
  kind: WindowClass;
}

type Things = Pick<SceneIndex, 'boards' | 'zones' | 'at'>;

/** The value of `flex` of the n-th part. */
export function flexOf({ area, across, swaps, kind }: SplitInput, n: number, index: Things): string {
  const part = area.parts[n]!;
  const share = area.share?.[n];
  if (share === 0) return across ? `0 0 ${sideOf(part, kind)}` : '0 0 auto';
  if (swaps > 0 && across) return '1 1 0px';
  if (share !== undefined) return `${share * WHOLE} 1 0px`;
  if (across && holdsHand(part, index)) return `1 1 ${(cardsIn(part, index) || 1) * CARD_WITH_GAP}px`;
  if (holdsBoard(part, index)) return '1 1 0px';
  const hasHand = area.parts.some((other) => holdsHand(other, index));
  return across && hasHand ? '0 0 auto' : '0 1 auto';
}

/** The value of `min-width` of a part: a hand shows at least one whole card and the edges of two more. */
export function leastWidthOf(part: Area, across: boolean, index: Things): string | undefined {
  const n = across && holdsHand(part, index) ? cardsIn(part, index) : 0;
  return n > 0 ? `${CARD + EDGE * Math.min(n - 1, 2)}px` : undefined;
}

function sideOf(part: Area, kind: WindowClass): string {
  if (part.is === 'show' && part.size === 'low') return LOW_COLUMN;
  return kind === 'tall' ? SIDE_OF_TALL : SIDE;
}

/** The value of `max-width` of a part: a board with other things beside it leaves them what it cannot use. */
export function mostWidthOf(
  { area, across }: Pick<SplitInput, 'area' | 'across'>,
  part: Area,
  index: Things,
): string | undefined {
  const board = part.is === 'show' ? index.boards.get(part.show) : undefined;
  if (!across || !board || board.grows || area.parts.some((other) => other !== part && holdsBoard(other, index)))
    return undefined;
  return `max(40%, ${(100 * board.box[2]) / board.box[3]}cqh)`;
}
