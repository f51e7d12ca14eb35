/** How the parts of a split share its room, as values of CSS. Pure. */
import type { Area, Split } from '../../wire';
import type { SceneIndex } from '../state/scene-index.svelte';
import { cardsIn, holdsBoard, holdsHand } from './layout-areas';

/** How wide a card of a hand is, with its gap, and what is seen of one that lies below another, in pixels. */
const CARD = 116;
const CARD_WITH_GAP = 120;
const EDGE = 24;
/** A part with the share 0 beside others is this wide. */
const SIDE = 'clamp(256px, 23% + 20px, 340px)';

interface SplitInput {
  area: Split;
  /** The parts lie side by side. */
  across: boolean;
  /** How many levels of rows and columns change places. */
  swaps: number;
}

type Things = Pick<SceneIndex, 'boards' | 'zones' | 'at'>;

/** The value of `flex` of the n-th part. */
export function flexOf({ area, across, swaps }: SplitInput, n: number, index: Things): string {
  const part = area.parts[n]!;
  const share = area.share?.[n];
  if (share === 0) return across ? `0 0 ${SIDE}` : '0 0 auto';
  if (swaps > 0 && across) return '1 1 0px';
  if (share !== undefined) return `${share} 1 0px`;
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
