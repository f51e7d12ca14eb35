/** Where a tooltip or a menu is put beside a thing. Pure; all in pixels of the window. */
import { type Rect, centre } from '../look/geometry';

export interface Corner {
  left: number;
  top: number;
}
type Size = Pick<Rect, 'width' | 'height'>;

/** How far a tooltip is from its thing, from its thing above it, and from the edge of the window. */
const TIP_GAP = 14;
const BELOW_GAP = 26;
const TIP_EDGE = 8;
const MENU_GAP = 10;
/** How far above the middle of its thing a menu begins. */
const MENU_RISE = 40;

/** The first place beside, below or above a thing that covers the fewest of `targets`. */
export function tipPlace(at: Rect, tip: Size, page: Size, targets: readonly Rect[]): Corner {
  const [x, y] = centre(at);
  const right = at.left + at.width + TIP_GAP;
  const left = at.left - tip.width - TIP_GAP;
  const sides = right + tip.width < page.width ? [right, left] : [left, right];
  const middle = x - tip.width / 2;
  const places = [
    ...sides.map((side) => ({ left: side, top: y - tip.height / 2 })),
    { left: middle, top: at.top + at.height + BELOW_GAP },
    { left: middle, top: at.top - tip.height - TIP_GAP },
  ].map((place) => ({
    left: within(place.left, TIP_EDGE, page.width - tip.width - TIP_EDGE),
    top: within(place.top, TIP_EDGE, page.height - tip.height - TIP_EDGE),
  }));
  const { width, height } = tip; // a DOMRect cannot be spread
  const covered = (place: Corner) => targets.filter((target) => overlaps({ ...place, width, height }, target)).length;
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** A place for a menu beside a thing and never over it; in the middle of the page if the thing is not there. */
export function menuPlace(at: Rect | undefined, menu: Size, page: Size): Corner {
  if (!at) return { left: (page.width - menu.width) / 2, top: (page.height - menu.height) / 2 };
  const top = within(at.top + at.height / 2 - MENU_RISE, MENU_GAP, page.height - menu.height - MENU_GAP);
  const right = at.left + at.width;
  if (right + MENU_GAP + menu.width < page.width) return { left: right + MENU_GAP, top };
  if (at.left - MENU_GAP - menu.width > 0) return { left: at.left - MENU_GAP - menu.width, top };
  const left = within(at.left, MENU_GAP, page.width - menu.width - MENU_GAP);
  const bottom = at.top + at.height;
  const isRoomBelow = bottom + MENU_GAP + menu.height < page.height;
  return { left, top: isRoomBelow ? bottom + MENU_GAP : Math.max(MENU_GAP, at.top - MENU_GAP - menu.height) };
}

/** The value between two others; the lower one counts if they cross. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function overlaps(a: Rect, b: Rect): boolean {
  return b.left < a.left + a.width && b.left + b.width > a.left && b.top < a.top + a.height && b.top + b.height > a.top;
}
