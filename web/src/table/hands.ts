/** Pointer and finger on the stage: clicks, taps, drags. */
import { settings } from '../lib/settings.svelte';
import type { Id } from '../wire';
import { centre, distance } from './geometry';
import type { Table } from './table.svelte';

const STILL = 6;
const NEAR = 28;
const LONG = 450;

/** The thing under a point: a lit one first, then the topmost; `top`, if known, is looked at first. */
export function under(x: number, y: number, top?: EventTarget | null): Id | undefined {
  const lit = top instanceof Element ? top.closest<HTMLElement>('[data-lit]') : null;
  if (lit) return lit.dataset['id'];
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-id]'))
    .filter((element) => element !== null);
  return (found.find((element) => element.dataset['lit']) ?? found[0])?.dataset['id'];
}

/** The lit thing nearest to a finger, if one is near enough. */
export function near(stage: HTMLElement, x: number, y: number): Id | undefined {
  const all = [...stage.querySelectorAll<HTMLElement>('[data-lit]')].map((element) => ({
    id: element.dataset['id'],
    rect: element.getBoundingClientRect(),
  }));
  const close = all
    .map((one) => ({ ...one, away: distance([x, y], one.rect), middle: centre(one.rect) }))
    .filter(({ away }) => away <= NEAR)
    .sort((a, b) => a.away - b.away || Math.hypot(a.middle[0] - x, a.middle[1] - y) - Math.hypot(b.middle[0] - x, b.middle[1] - y));
  return close[0]?.id;
}

export class Hands {
  readonly #table: Table;
  #held: { id: Id; element: HTMLElement; x: number; y: number; moving: boolean } | null = null;
  #dropped = false;
  #press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  /** Whether the last pointer was a finger. */
  touch = false;

  constructor(table: Table) {
    this.#table = table;
  }

  down(event: PointerEvent): void {
    this.touch = event.pointerType === 'touch';
    this.#dropped = this.#table.closer !== null;
    this.#table.closer = null;
    if (this.touch) this.pressing(event);
    const element = (event.target as Element).closest<HTMLElement>('[data-piece][data-lit]');
    const id = element?.dataset['id'];
    if (event.button === 0 && element && id && this.leadsOn(id)) {
      this.#held = { id, element, x: event.clientX, y: event.clientY, moving: false };
    }
  }

  /** A finger that stays where it is looks closer, and lets go without a tap. */
  private pressing({ clientX: x, clientY: y }: PointerEvent): void {
    this.release();
    const timer = setTimeout(() => {
      const id = under(x, y);
      if (!id) return;
      this.#dropped = true;
      this.#held = null;
      this.#table.closer = id;
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
    const open = this.#table.lights.get(id) ?? [];
    const at = this.#table.picked.length;
    return open.some(({ on }) => on.length > at + 1) || this.#table.picked.includes(id);
  }

  move(event: PointerEvent): void {
    if (this.#press && Math.hypot(event.clientX - this.#press.x, event.clientY - this.#press.y) > STILL) this.release();
    const held = this.#held;
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moving && Math.hypot(dx, dy) < STILL) return;
    if (!held.moving && !this.#table.picked.includes(held.id)) this.#table.pick(held.id);
    held.moving = true;
    held.element.style.translate = `${dx}px ${dy}px`;
    held.element.style.pointerEvents = 'none';
    this.#table.hovered = under(event.clientX, event.clientY) ?? null;
  }

  up(event: PointerEvent): void {
    this.release();
    const held = this.#held;
    this.#held = null;
    if (!held?.moving) return;
    this.#dropped = true;
    const target = under(event.clientX, event.clientY);
    held.element.style.translate = '';
    held.element.style.pointerEvents = '';
    if (target && target !== held.id) this.#table.drop(held.id, target);
  }

  click(event: MouseEvent, stage: HTMLElement): void {
    if (this.#dropped) {
      this.#dropped = false;
      return;
    }
    if ((event.target as Element).closest('button:not([data-id]), a, input, dialog')) return;
    const exact = under(event.clientX, event.clientY);
    const lit = exact && this.#table.light(exact) ? exact : this.touch ? near(stage, event.clientX, event.clientY) : undefined;
    if (!lit) this.miss(exact);
    else if (this.touch && !settings.oneTap && this.#table.tapped !== lit && this.previews(lit)) this.#table.tapped = lit;
    else this.#table.pick(lit);
  }

  /** A finger's first tap on a place or card shows what it would do. */
  private previews(id: Id): boolean {
    return !this.#table.subset?.of.includes(id) && !this.#table.picked.includes(id);
  }

  private miss(id: Id | undefined): void {
    this.#table.tapped = null;
    if (id && this.#table.mine) this.#table.why(id);
    else this.#table.back();
  }
}
