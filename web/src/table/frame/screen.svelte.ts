/** How a table is arranged in its window, and whether the side rail is folded or open as a drawer. */
import { remember, remembered } from '../../browser/local-memory';
import { pageWindow } from '../../browser/page-window.svelte';
import { foldsAtFirst, isPhone, isTablet } from '../../browser/window-class';

export class Screen {
  /** The drawer is open. */
  drawer = $state(false);
  #folded = $state(remembered('rail'));

  readonly kind = $derived(pageWindow.kind);
  /** A phone. */
  readonly narrow = $derived(isPhone(this.kind));
  /** A phone held sideways. */
  readonly low = $derived(this.kind === 'sideways');
  /** A tablet. */
  readonly medium = $derived(isTablet(this.kind));
  /** The rail has no room at the side: it is a drawer. */
  readonly hasDrawer = $derived(this.narrow || this.medium);
  readonly folded = $derived(this.#folded ? this.#folded === 'folded' : foldsAtFirst(this.kind, pageWindow.height));

  /** Fold or unfold the rail, also for the next visit. */
  fold(on: boolean): void {
    this.#folded = on ? 'folded' : 'open';
    remember('rail', this.#folded);
  }

  toggleDrawer(): void {
    this.drawer = !this.drawer;
  }
}
