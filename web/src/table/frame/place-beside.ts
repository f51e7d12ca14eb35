/** Where a tooltip or a menu is put beside a thing. Pure; all in pixels of the window. */
import type { XY } from '../../wire';
import { type Rect, centre, distance } from '../look/geometry';

export interface Corner {
  left: number;
  top: number;
}
type Size = Pick<Rect, 'width' | 'height'>;

/** How far a tooltip is from its thing, from its thing above it, and from the edge of the window. */
const TIP_GAP = 12;
const BELOW_GAP = 26;
export const TIP_EDGE = 8;
/** How far the middle of a tooltip may be from its thing, and how close the places are that are tried. */
const TIP_REACH = 420;
const STEP = 20;
const MENU_GAP = 10;
/** How far above the middle of its thing a menu begins. */
const MENU_RISE = 40;

/** What is left of a page beside a bar at its foot and a drawer at its right: neither may be covered. */
export function roomBeside(page: Size, kept: readonly Rect[]): Size {
  const isBar = ({ width }: Rect) => width > page.width / 2;
  return {
    width: Math.min(page.width, ...kept.filter((one) => !isBar(one)).map(({ left }) => left)),
    height: Math.min(page.height, ...kept.filter(isBar).map(({ top }) => top)),
  };
}

/**
 * A place beside, below or above a thing that covers none of `targets`: on the side with most room, else the nearest
 * free place. Null if there is none that is near enough; `anyway`: then the one that covers the fewest.
 */
export function tipPlace(at: Rect, tip: Size, page: Size, targets: readonly Rect[], anyway: boolean): Corner | null {
  const { width, height } = tip; // a DOMRect cannot be spread
  const kept = [...targets, at];
  const covered = (place: Corner) => kept.filter((target) => overlaps({ ...place, width, height }, target)).length;
  const places = besidePlaces(at, tip, page);
  const best = places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
  if (covered(best) === 0) return best;
  const [x, y] = centre(at);
  const away = ({ left, top }: Corner) => Math.hypot(left + width / 2 - x, top + height / 2 - y);
  const free = scattered(tip, page)
    .filter((place) => away(place) <= TIP_REACH && covered(place) === 0)
    .sort((a, b) => away(a) - away(b))[0];
  return free ?? (anyway ? best : null);
}

/** The places at each side of a thing: right or left of it, where there is more room, below, above. */
function besidePlaces(at: Rect, tip: Size, page: Size): Corner[] {
  const [x, y] = centre(at);
  const right = at.left + at.width + TIP_GAP;
  const left = at.left - tip.width - TIP_GAP;
  const sides = page.width - at.left - at.width >= at.left ? [right, left] : [left, right];
  const middle = x - tip.width / 2;
  return [
    ...sides.map((side) => ({ left: side, top: y - tip.height / 2 })),
    { left: middle, top: at.top + at.height + BELOW_GAP },
    { left: middle, top: at.top - tip.height - TIP_GAP },
  ].map((place) => onPage(place, tip, page));
}

/** Places all over the page. */
function scattered(tip: Size, page: Size): Corner[] {
  const places: Corner[] = [];
  for (let top = TIP_EDGE; top <= page.height - tip.height - TIP_EDGE; top += STEP)
    for (let left = TIP_EDGE; left <= page.width - tip.width - TIP_EDGE; left += STEP) places.push({ left, top });
  return places;
}

function onPage({ left, top }: Corner, tip: Size, page: Size): Corner {
  return {
    left: within(left, TIP_EDGE, page.width - tip.width - TIP_EDGE),
    top: within(top, TIP_EDGE, page.height - tip.height - TIP_EDGE),
  };
}

/** Whether a point lies in a rectangle or within `reach` of it. */
export function isNear(rect: Rect, point: XY, reach: number): boolean {
  return distance(point, rect) <= reach;
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
