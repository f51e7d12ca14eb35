/** Where a card that is held over a board would come to lie: places overlap, so the nearest one counts. */
import type { Id, XY } from '../../wire';
import { type Rect, centre, distance } from '../look/geometry';

export interface Place {
  id: Id;
  rect: Rect;
  /** It can lie there as it is turned now. */
  fits: boolean;
}

/** A place where the card must be turned first is this much farther, in widths of the card. */
const TURNED_AWAY = 0.4;
/** A card farther than this from all places is not over any, in widths of the card. */
const REACH = 0.6;

/** The place nearest to the middle of the card; one that takes it as it is comes before one that does not. */
export function nearest(places: readonly Place[], at: XY, reach = REACH): Id | undefined {
  const found = places
    .filter(({ rect }) => distance(at, rect) <= reach * rect.width)
    .map((place) => ({ id: place.id, away: away(place, at) }));
  return found.reduce((best, place) => (best && best.away <= place.away ? best : place), found[0])?.id;
}

function away({ rect, fits }: Place, [x, y]: XY): number {
  const [cx, cy] = centre(rect);
  return Math.hypot(cx - x, cy - y) + (fits ? 0 : TURNED_AWAY * rect.width);
}
