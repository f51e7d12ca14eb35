/** Pointer and finger on the stage: clicks, taps, drags. */
import { settings } from '../../state/settings.svelte';
import type { Id, XY } from '../../wire';
import { centre, distance } from '../look/geometry';
import { canDraw, penTargetsAt } from './pen-targets';
import { Pen } from './pen';
import * as picking from '../state/picking';
import { type Place, nearest } from './snap-to-place';
import type { TableState } from '../state/table-state.svelte';

const STILL = 6;
const NEAR = 28;
const LONG = 450;

/** The thing at a point: a target first, then the topmost. `top` is the topmost element, if known. */
export function under(x: number, y: number, top?: EventTarget | null): Id | undefined {
  const lit = top instanceof Element ? top.closest<HTMLElement>('[data-lit]') : null;
  if (lit && !lit.dataset['place'] && lit.dataset['lit'] !== 'quiet') return lit.dataset['id'];
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-id]'))
    .filter((element) => element !== null);
  const best =
    found.find(({ dataset }) => dataset['lit'] && dataset['lit'] !== 'quiet') ??
    found.find(({ dataset }) => dataset['lit']) ??
    found[0];
  return best?.dataset['place'] ? nearest(placesAmong(found), [x, y]) : best?.dataset['id'];
}

/** The number or name with a tip at a point. */
function toldAt(x: number, y: number): Id | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tip]')?.dataset['tip'];
}

/** The places among these elements where a card could lie. */
function placesAmong(elements: readonly HTMLElement[]): Place[] {
  return elements
    .filter(({ dataset }) => dataset['lit'] && dataset['place'])
    .map((element) => ({
      id: element.dataset['id']!,
      rect: element.getBoundingClientRect(),
      fits: element.dataset['place'] === 'fits',
    }));
}

/** The target nearest to a finger, if one is near enough. */
export function near(stage: HTMLElement, x: number, y: number): Id | undefined {
  const all = [...stage.querySelectorAll<HTMLElement>('[data-lit]:not([data-lit="quiet"])')].map((element) => ({
    id: element.dataset['id'],
    rect: element.getBoundingClientRect(),
  }));
  const close = all
    .map((one) => ({ ...one, away: distance([x, y], one.rect), middle: centre(one.rect) }))
    .filter(({ away }) => away <= NEAR)
    .sort(
      (a, b) =>
        a.away - b.away || Math.hypot(a.middle[0] - x, a.middle[1] - y) - Math.hypot(b.middle[0] - x, b.middle[1] - y),
    );
  return close[0]?.id;
}

export class PointerInput {
  readonly #table: TableState;
  #held: { id: Id; element: HTMLElement; x: number; y: number; middle: XY; moving: boolean } | null = null;
  #pen: Pen | null = null;
  #dropped = false;
  /** The pointers that are down; two of them zoom, and do nothing else until both are up. */
  readonly #fingers = new Set<number>();
  #pinches = false;
  #press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  /** Whether the last pointer was a finger. */
  touch = false;

  constructor(table: TableState) {
    this.#table = table;
  }

  down(event: PointerEvent): void {
    this.#table.attention.pressed = true;
    this.#fingers.add(event.pointerId);
    if (this.#fingers.size > 1) {
      this.#pinches = true;
      return this.letAllGo();
    }
    this.touch = event.pointerType === 'touch';
    this.#dropped = this.#table.attention.zoomedId !== null;
    this.#table.attention.zoomedId = null;
    this.#table.attention.refusal = null;
    if (this.touch) this.pressing(event);
    const element = (event.target as Element).closest<HTMLElement>('[data-piece][data-lit]');
    const id = element?.dataset['id'];
    if (event.button === 0 && element && id && this.leadsOn(id)) {
      const middle = centre(element.getBoundingClientRect());
      this.#held = { id, element, x: event.clientX, y: event.clientY, middle, moving: false };
    } else if (event.button === 0) this.putPen(event);
  }

  /** Put the pen down, if it can draw here. */
  private putPen({ clientX, clientY, target }: PointerEvent): void {
    const id = under(clientX, clientY, target);
    if (id !== undefined && canDraw(this.#table, id))
      this.#pen = new Pen(penTargetsAt(this.#table, id, under), [clientX, clientY]);
  }

  /** The scene has changed: the pen follows what was drawn meanwhile. */
  goOn(): void {
    if (this.#table.selection.menu.length > 0 || this.#table.selection.asking) this.#pen = null;
    this.#pen?.follow();
    if (this.#pen?.isDone) this.#pen = null;
  }

  /** A finger that stays where it is shows the thing large; lifting it is not a tap. */
  private pressing({ clientX: x, clientY: y }: PointerEvent): void {
    this.release();
    const timer = setTimeout(() => {
      const id = toldAt(x, y) ?? under(x, y);
      if (!id) return;
      this.#dropped = true;
      this.#held = null;
      this.#table.attention.zoomedId = id;
    }, LONG);
    this.#press = { timer, x, y };
  }

  /** The finger has moved or gone. */
  release(): void {
    if (this.#press) clearTimeout(this.#press.timer);
    this.#press = null;
  }

  /** Only what is picked first and needs more can be dragged. */
  private leadsOn(id: Id): boolean {
    const open = this.#table.selection.highlights.get(id) ?? [];
    const at = this.#table.selection.picked.length;
    return open.some(({ targets }) => targets.length > at + 1) || this.#table.selection.picked.includes(id);
  }

  move(event: PointerEvent): void {
    if (event.pointerType !== 'touch') {
      this.#table.attention.hovered = under(event.clientX, event.clientY, event.target) ?? null;
    }
    if (this.#pinches) return;
    if (this.#press && Math.hypot(event.clientX - this.#press.x, event.clientY - this.#press.y) > STILL) this.release();
    const held = this.#held;
    if (this.#pen && !this.#pen.lifted) this.draw(event, this.#pen);
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moving && Math.hypot(dx, dy) < STILL) return;
    if (!held.moving && !this.#table.selection.picked.includes(held.id)) this.#table.selection.pick(held.id);
    if (!held.moving) keep(event);
    held.moving = true;
    const target = this.over(event);
    held.element.style.translate = `${dx}px ${dy}px`;
    held.element.style.pointerEvents = 'none';
    held.element.style.opacity =
      target && this.#table.index.spots.has(target) && this.#table.selection.preview?.turn !== undefined ? '0.2' : '';
    this.#table.attention.hovered = target ?? null;
  }

  /** What the thing in hand is over: the place nearest to the middle of a card, else what is under the pointer. */
  private over({ clientX, clientY, currentTarget }: PointerEvent): Id | undefined {
    const held = this.#held!;
    if (isInZone(clientX, clientY)) return under(clientX, clientY);
    const middle: XY = [held.middle[0] + clientX - held.x, held.middle[1] + clientY - held.y];
    const places = [...(currentTarget as Element).querySelectorAll<HTMLElement>('[data-place][data-lit]')];
    return nearest(placesAmong(places), middle) ?? under(clientX, clientY);
  }

  private draw(event: PointerEvent, pen: Pen): void {
    const drew = pen.isDrawing;
    pen.move([event.clientX, event.clientY], STILL);
    if (pen.isDrawing && !drew) keep(event);
    if (this.#table.selection.menu.length > 0 || this.#table.selection.asking) this.#pen = null;
  }

  up(event: PointerEvent): void {
    if (this.#pinches) {
      this.#dropped = true;
      return;
    }
    this.release();
    this.lift();
    const held = this.#held;
    if (!held?.moving) {
      this.#held = null;
      return;
    }
    this.#dropped = true;
    const target = this.over(event);
    this.letGo();
    if (this.putsBack(event, target)) return;
    if (target && target !== held.id) this.#table.selection.drop(held.id, target);
  }

  /** A pointer is up, anywhere on the page. */
  gone({ pointerId }: PointerEvent): void {
    this.#table.attention.pressed = false;
    this.#fingers.delete(pointerId);
    if (this.#fingers.size === 0) this.#pinches = false;
  }

  /** Stop dragging and drawing. */
  letAllGo(): void {
    this.release();
    this.#pen = null;
    this.letGo();
  }

  private lift(): void {
    if (!this.#pen?.isDrawing) this.#pen = null;
    if (!this.#pen) return;
    this.#dropped = true;
    this.#pen.lifted = true;
    this.goOn();
  }

  private letGo(): void {
    const style = this.#held?.element.style;
    if (style) style.translate = style.pointerEvents = style.opacity = '';
    this.#held = null;
  }

  /** A placed thing that is dropped among loose pieces is taken back. */
  private putsBack({ clientX, clientY }: PointerEvent, target: Id | undefined): boolean {
    const { aside } = this.#table.selection;
    if (!aside || !isInZone(clientX, clientY) || (target && this.#table.index.spots.has(target))) return false;
    this.#table.selection.choose(aside);
    return true;
  }

  click(event: MouseEvent, stage: HTMLElement): void {
    if (this.#dropped) {
      this.#dropped = false;
      return;
    }
    if ((event.target as Element).closest('button:not([data-id]), a, input, dialog')) return;
    const exact = under(event.clientX, event.clientY);
    const lit =
      exact && this.#table.selection.highlight(exact)
        ? exact
        : this.touch
          ? near(stage, event.clientX, event.clientY)
          : undefined;
    if (!lit) this.miss(exact);
    else if (this.touch && !settings.oneTap && this.#table.attention.tapped !== lit && this.previews(lit))
      this.#table.attention.tapped = lit;
    else this.press(lit);
  }

  /** Pick a thing. With a mouse, a placed thing does at once what it can do besides being placed elsewhere. */
  private press(id: Id): void {
    const table = this.#table;
    const does =
      this.touch || table.selection.picked.length > 0 ? undefined : picking.clicked(table.selection.choices, id);
    if (does) table.selection.choose(does);
    else table.selection.pick(id);
  }

  /** Whether the first tap only shows what a thing would do; a thing that can be placed is picked at once. */
  private previews(id: Id): boolean {
    const table = this.#table;
    const inHand = picking.turnsOf(table.selection.choices, [id]).length > 0;
    return !inHand && !table.selection.subset?.of.includes(id) && !table.selection.picked.includes(id);
  }

  private miss(id: Id | undefined): void {
    this.#table.attention.tapped = null;
    if (id && this.#table.selection.mine) this.#table.askWhy(id);
    else this.#table.selection.back();
  }
}

/** Whether a point lies among loose things, not on a board. */
function isInZone(x: number, y: number): boolean {
  return document.elementsFromPoint(x, y).some((element) => element.closest('[data-zone]'));
}

/** Capture the pointer, so that it is followed outside the stage. */
function keep({ currentTarget, pointerId }: PointerEvent): void {
  (currentTarget as Element).setPointerCapture(pointerId);
}
