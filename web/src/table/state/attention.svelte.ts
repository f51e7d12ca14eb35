/** What the person looks at: pointer, keyboard focus, what is looked at closely, and the viewport of each board. */
import { SvelteMap } from 'svelte/reactivity';
import type { Id } from '../../wire';
import type { Viewport } from './viewport.svelte';

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
  /** The viewport of each board that is on the screen. */
  readonly viewports = new SvelteMap<Id, Viewport>();

  /** The one thing that previews and explanations are about. */
  active = $derived(this.hovered ?? this.focused ?? this.tapped);

  /** Show a thing large, or no longer. */
  zoomTo(id: Id): void {
    this.zoomedId = this.zoomedId === id ? null : id;
  }

  /** Show a board or zone instead of the table; the second time the table again. */
  peekAt(id: Id): void {
    this.peekedId = this.peekedId === id ? null : id;
  }
}
