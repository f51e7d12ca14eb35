/** What the person looks at: pointer, keyboard focus, what is looked at closely, and the viewport of each board. */
import { SvelteMap } from 'svelte/reactivity';
import type { Id, Text } from '../../wire';
import type { Viewport } from './viewport.svelte';

/** Why something cannot be picked. */
export interface Reason {
  words: string;
  rule: string | null;
  /** It is about this thing and may pass: a tip tells it unasked. */
  apt: boolean;
  /** What the thing means now, in figures. */
  now: Text | null;
}
export interface Refused extends Reason {
  id: Id;
}

/** What the bot would do: its choice, in words, and what it would pick for it. */
export interface Advice {
  choice: number;
  label: Text;
  on: readonly Id[];
}

/** A way somebody went, over spots. */
export interface Trail {
  seat: number;
  spots: readonly Id[];
}

export class Attention {
  hovered = $state<Id | null>(null);
  focused = $state<Id | null>(null);
  /** What the first tap of a finger shows. */
  tapped = $state<Id | null>(null);
  /** A pointer is down: nothing moves by itself. */
  pressed = $state(false);
  /** What is shown large, after a long press or the space bar. */
  zoomedId = $state<Id | null>(null);
  /** A board or zone that is shown instead of the whole table: another seat's board, a stack that is looked through. */
  peekedId = $state<Id | null>(null);
  /** Things that a log line or a hint names. */
  mentioned = $state.raw<readonly Id[]>([]);
  /** The way of a turn that is told. */
  trail = $state.raw<Trail | null>(null);
  /** Somebody points at things, or walks among them with the keyboard: tips are needed from now on. */
  curious = $state(false);
  /** What the bot would do. */
  advice = $state.raw<Advice | null>(null);
  /** What the bot would pick. */
  hinted = $derived<readonly Id[]>(this.advice?.on ?? []);
  /** The rule of the tip that is open. */
  rule = $state<string | null>(null);
  /** What a screen reader says of the tip that is open: a new object each time. */
  spoken = $state.raw<{ words: string } | null>(null);
  /** A number or a name that a pointer is on, anywhere on the page: there is a tip about it. */
  pointed = $state<Id | null>(null);
  /** What was clicked in vain, and why it cannot be picked. */
  refusal = $state.raw<Refused | null>(null);
  /** What was looked at since the question before the last one was answered. */
  looked: ReadonlySet<Id> = new Set();
  #lately = new Set<Id>();
  /** The viewport of each board that is on the screen. */
  readonly viewports = new SvelteMap<Id, Viewport>();

  /** The one thing that previews and explanations are about. */
  active = $derived(this.hovered ?? this.focused ?? this.tapped);

  look(id: Id): void {
    this.#lately.add(id);
    this.looked = new Set([...this.looked, id]);
  }

  /** A question was answered: what was looked at before the last one is forgotten. */
  forgetLooks(): void {
    this.looked = this.#lately;
    this.#lately = new Set();
  }

  /** Show a thing large, or no longer. */
  zoomTo(id: Id): void {
    this.zoomedId = this.zoomedId === id ? null : id;
  }

  /** A pointer is on an element of the page: on a number or a name with a tip, or on none. */
  pointAt(target: EventTarget | null): void {
    const named = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
    this.pointed = named?.dataset['tip'] ?? null;
  }

  /** Tell beside a thing why it cannot be picked. */
  async showReason(id: Id, asked: Promise<Reason | null>): Promise<void> {
    const reason = await asked;
    this.refusal = reason ? { id, ...reason } : null;
  }

  /** Show a board or zone instead of the table; the second time the table again. */
  peekAt(id: Id): void {
    this.peekedId = this.peekedId === id ? null : id;
  }
}
