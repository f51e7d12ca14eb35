/** Where a tip stands on the page: reads where its thing is, and what must not be covered. */
import type { Id, XY } from '../../wire';
import type { Rect } from '../look/geometry';
import { type Corner, roomBeside, TIP_EDGE, tipPlace } from './place-beside';

/** A tip about something wider than this is beside the pointer. */
const WIDE = 80;

/** Whether the thing is not on the stage now, or in its lower half: there the tip would cover it. */
export function awayFromThing(id: Id, tip: HTMLElement): { gone: boolean; high: boolean } {
  const at = find(id)?.getBoundingClientRect();
  const stage = tip.parentElement?.getBoundingClientRect();
  const high = at !== undefined && stage !== undefined && at.top + at.height / 2 > stage.top + stage.height / 2;
  return { gone: at === undefined, high };
}

/**
 * The place of a tip beside its thing, null where it would cover a target, unless it is shown `anyway`; and how high
 * it may be: neither the question nor an open drawer is ever covered. Null if the thing is not on the page.
 */
export function besideThing(
  id: Id,
  tip: HTMLElement,
  pointer: XY | null,
  anyway: boolean,
): { place: Corner | null; highest: number } | null {
  const at = whereIs(id, pointer);
  if (!at) return null;
  const room = roomBeside({ width: window.innerWidth, height: window.innerHeight }, rects('[data-uncovered]'));
  const targets = rects('[data-lit]:not([data-lit=quiet])');
  return {
    place: tipPlace(at, tip.getBoundingClientRect(), room, targets, anyway),
    highest: room.height - 2 * TIP_EDGE,
  };
}

/** Where a thing is; of one that is wide the point at which it was pointed to, if it was. */
function whereIs(id: Id, pointer: XY | null): Rect | undefined {
  const at = find(id)?.getBoundingClientRect();
  if (!at || !pointer || Math.max(at.width, at.height) <= WIDE) return at;
  return { left: pointer[0], top: pointer[1], width: 1, height: 1 };
}

/** The thing or the name on the page; of several the one under the pointer. */
function find(id: Id): Element | null {
  const name = CSS.escape(id);
  return (
    document.querySelector(`[data-tip="${name}"]:hover`) ??
    document.querySelector(`[data-id="${name}"], [data-tip="${name}"]`)
  );
}

function rects(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
}
