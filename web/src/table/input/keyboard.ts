/** Keys of the table: arrows between targets, letters of choices, digits of menus. */
import { openRule } from '../../state/rule-link.svelte';
import { settings } from '../../state/settings.svelte';
import { switchSoundByKey } from '../../state/sound/play';
import { switchTempo } from '../../state/switch-tempo';
import { type Direction, toward } from '../look/geometry';
import { stepBack } from './pen-targets';
import * as picking from '../state/picking';
import { takeAdvice } from '../state/take-advice';
import type { TableState } from '../state/table-state.svelte';

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export interface Asks {
  /** All choices as a list. */
  list(): void;
  /** The sheet of keys. */
  keys(): void;
  /** A hint, if there is one to ask for. */
  hint(): void;
  /** End what is being shown, or all of it. Returns false if nothing is. */
  skip(all: boolean): boolean;
}

/** Do what a key stands for. Returns false if it stands for nothing. */
export function press(event: KeyboardEvent, table: TableState, page: HTMLElement, asks: Asks): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const { key } = event;
  if (key === 'Escape') return table.selection.back();
  if (isRadio(event.target) && (key in ARROWS || key === ' ')) return false;
  if (key === 'F6') return nextRegion(page, event.shiftKey);
  if (key === 'Tab') return tabOn(page, event.shiftKey);
  if (key in ARROWS) return walkFocus(page, ARROWS[key]!, table);
  if (key === ' ' && !isOnControl() && asks.skip(event.shiftKey)) return true;
  if (key === ' ' && looksCloser(table)) return true;
  if (key === 'Enter' || key === ' ') return onFocused(event, table);
  if (/^[1-9]$/.test(key)) return digit(Number(key), table);
  if (key === 'Delete') return letterOf(key, table);
  if (key === 'Backspace') {
    stepBack(table);
    return true;
  }
  return settings.letters && letter(event, table, page, asks);
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !isRadio(target)
  );
}

/** Radio buttons use the arrows themselves. */
function isRadio(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio';
}

/** Whether the space bar presses something. */
function isOnControl(): boolean {
  return document.activeElement?.matches('button, a, summary, input, [data-lit]') ?? false;
}

/** The space bar on something that cannot be picked. */
function looksCloser(table: TableState): boolean {
  const focused = document.activeElement as HTMLElement | SVGElement | null;
  const id = focused?.dataset?.['id'] ?? focused?.dataset?.['tip'];
  if (!id || table.selection.highlight(id)) return false;
  table.attention.zoomTo(id);
  return true;
}

function onFocused(event: KeyboardEvent, table: TableState): boolean {
  const focused = document.activeElement;
  const id = (focused as HTMLElement | SVGElement | null)?.dataset?.['id'];
  if (id && table.selection.highlight(id)) {
    table.selection.pick(id);
    return true;
  }
  if (id) return false; // Enter presses the main button only when nothing is focused
  if (focused instanceof HTMLButtonElement || focused instanceof HTMLAnchorElement) return false;
  return event.key === 'Enter' && enter(table);
}

/** Enter when nothing is focused: place, roll again, or the main button. */
function enter(table: TableState): boolean {
  if (table.selection.placing) table.selection.choose(table.selection.placing);
  else if (table.selection.toggled.length > 0) table.selection.chooseSubset();
  else {
    const main = picking.mainButton(table.selection.choices);
    const gesture = main ? undefined : table.selection.gestures[0];
    if (main) table.selection.choose(main);
    else if (gesture) table.selection.walk(gesture.route);
    else return false;
  }
  return true;
}

function digit(n: number, table: TableState): boolean {
  const line = table.selection.menu[n - 1];
  const toggles = table.selection.menu.length === 0 ? table.selection.subset?.of[n - 1] : undefined;
  if (line) table.selection.choose(line);
  else if (toggles) table.selection.pick(toggles);
  else return letterOf(String(n), table);
  return true;
}

function letter(event: KeyboardEvent, table: TableState, page: HTMLElement, asks: Asks): boolean {
  const key = event.key.toLowerCase();
  if (letterOf(key, table)) return true;
  const mode = table.selection.modes.find((one) => one.key.toLowerCase() === key);
  if (mode) table.switchMode(mode.id);
  else if (key === 'r' && table.selection.turns.length > 1) table.selection.rotate();
  else if (key === (table.selection.subset?.key ?? 'r').toLowerCase() && table.selection.toggled.length > 0)
    table.selection.chooseSubset();
  else if (key === 'z') stepBack(table);
  else if (key === 'm') asks.list();
  else if (key === '?') asks.keys();
  else if (key === 'h') asks.hint();
  else if (key === 'g') return takeAdvice(table);
  else if (key === 'i') return readRule(table);
  else if (key === 's') switchTempo();
  else if (key === 'v') switchSoundByKey();
  else if (key === 'l') return stepFocus(page, event.shiftKey ? -1 : 1);
  else return false;
  return true;
}

/** Open the rule of the tip that is open, else that of the question. */
function readRule({ attention, scene }: TableState): boolean {
  const rule = attention.rule ?? scene.prompt?.rule;
  if (rule) openRule(rule);
  return rule !== undefined;
}

function letterOf(key: string, table: TableState): boolean {
  const choice = picking.keyed(table.selection.choices, key, table.attention.active ?? table.selection.picked[0]);
  const gesture = table.selection.gestures.find((one) => one.key?.toLowerCase() === key);
  if (choice) table.selection.choose(choice);
  else if (gesture) table.selection.walk(gesture.route);
  return (choice ?? gesture) !== undefined;
}

/** What can be picked; drawbacks are out of the order of the Tab key. */
const TARGETS = '[data-lit][tabindex="0"], [data-light="drawback"][tabindex]';

type Focusable = (HTMLElement | SVGElement) & { focus(): void };

function targets(page: HTMLElement): Focusable[] {
  return [...page.querySelectorAll<Focusable>(TARGETS)];
}

/** Everything that can be read closely, target or not. */
function readable(page: HTMLElement): Focusable[] {
  return [...page.querySelectorAll<Focusable>(`${TARGETS}, [data-read]`)];
}

/**
 * Move the focus to the nearest target in a direction; without one and with nothing in hand, to the nearest thing to
 * read. Without a focus, move it to the first target.
 */
function walkFocus(page: HTMLElement, direction: Direction, table: TableState): boolean {
  table.attention.hovered = null; // the keyboard is used now: a resting pointer no longer counts
  const now = document.activeElement as Focusable | null;
  if (now && readable(page).includes(now)) {
    return (
      (now.matches('[data-lit]') && walkAmong(targets(page), now, direction)) ||
      (table.selection.picked.length === 0 && walkAmong(readable(page), now, direction))
    );
  }
  if (now && now !== document.body) return false;
  const first = targets(page)[0] ?? readable(page)[0];
  if (first) take(first);
  return first !== undefined;
}

/** Focus a thing, also one that only the arrows reach. */
function take(thing: Focusable): void {
  if (!thing.hasAttribute('tabindex')) thing.setAttribute('tabindex', '-1');
  thing.focus();
}

/** After the last main target the Tab key reaches the drawbacks, and after them what follows the stage. */
function tabOn(page: HTMLElement, back: boolean): boolean {
  const all = targets(page);
  const now = document.activeElement as Focusable;
  const isDrawback = (one: Focusable) => one.dataset['light'] === 'drawback';
  const mains = all.filter((one) => !isDrawback(one));
  const ordered = [...mains, ...all.filter(isDrawback)];
  const next = ordered.indexOf(now) + (back ? -1 : 1);
  if (mains.length === 0 || mains.length === all.length || !ordered.includes(now)) return false;
  if (!isDrawback(now) && (back || next < mains.length)) return false; // the browser knows the way
  const following = ordered[next] ?? firstAfter(page);
  following?.focus();
  return following !== undefined;
}

/** The first thing after the stage that the Tab key reaches. */
function firstAfter(page: HTMLElement): Focusable | undefined {
  const stage = page.querySelector('[data-stage]');
  return [...page.querySelectorAll<Focusable>('button:not(:disabled), a, input, [tabindex="0"]')].find(
    (one) => stage && !stage.contains(one) && stage.compareDocumentPosition(one) & 4 && one.getClientRects().length > 0,
  );
}

function walkAmong(all: readonly Focusable[], now: Focusable, direction: Direction): boolean {
  const others = all.filter((other) => other !== now);
  const next = toward(
    now.getBoundingClientRect(),
    others.map((other) => other.getBoundingClientRect()),
    direction,
  );
  if (others[next]) take(others[next]);
  return next >= 0;
}

function stepFocus(page: HTMLElement, step: number): boolean {
  const all = targets(page);
  const now = all.indexOf(document.activeElement as Focusable);
  const next = now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length;
  all[next]?.focus();
  return all.length > 0;
}

/** Move the focus to the next region: stage, prompt, seats, log. */
function nextRegion(page: HTMLElement, back: boolean): boolean {
  const regions = [...page.querySelectorAll<HTMLElement>('[data-region]')];
  const now = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(now + (back ? -1 : 1) + regions.length) % regions.length];
  const inside = next?.querySelector<Focusable>('[data-lit][tabindex="0"], button:not(:disabled), a');
  (inside ?? next)?.focus();
  return regions.length > 0;
}
