/** Where the panel of a great moment stands: beside its place, within the stage. */
import { type Rect, centre } from '../look/geometry';
import { type Corner, menuPlace, tipPlace } from '../frame/place-beside';
import type { Id } from '../../wire';

/** How far below the top of the stage a panel without a place stands. */
const TOP = 14;
/** It keeps so far from the edges of the window. */
const EDGE = 8;

/** The corner of a panel that already has its size, in pixels of the window. */
export function panelPlace(panel: HTMLElement, at: Id | undefined): Corner {
  const stage = panel.closest('[data-table]')?.querySelector('main.stage')?.getBoundingClientRect();
  const page = stage
    ? { width: stage.right, height: stage.bottom }
    : { width: window.innerWidth, height: window.innerHeight };
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const thing = at ? thingAt(at, 'main.stage') : undefined;
  if (thing && isWithin(thing, page)) return tipPlace(thing, size, page, piecesBut(at!), true)!;
  const whole = { width: window.innerWidth, height: window.innerHeight };
  const beside = at && !thing ? thingAt(at, '[data-table]') : undefined;
  if (beside && isWithin(beside, whole)) return menuPlace(beside, size, whole);
  const lowest = Math.max(EDGE, whole.height - size.height - EDGE);
  return {
    left: Math.max(EDGE, (page.width - size.width) / 2),
    top: Math.min((stage?.top ?? 0) + TOP, lowest),
  };
}

/** Where a piece or a spot is on the page, within a part of it. */
function thingAt(id: Id, within: string): Rect | undefined {
  const name = CSS.escape(id);
  return document.querySelector(`${within} :is([data-id="${name}"], [data-piece="${name}"])`)?.getBoundingClientRect();
}

/** Where all other pieces of the stage are: a panel covers as few of them as it can. */
function piecesBut(id: Id): Rect[] {
  const pieces = [...document.querySelectorAll('main.stage [data-piece]')];
  return pieces
    .filter((piece) => piece.getAttribute('data-piece') !== id)
    .map((piece) => piece.getBoundingClientRect());
}

/** Whether the middle of a thing is in sight. */
function isWithin(thing: Rect, page: { width: number; height: number }): boolean {
  const [x, y] = centre(thing);
  return thing.width > 0 && x > 0 && y > 0 && x < page.width && y < page.height;
}
