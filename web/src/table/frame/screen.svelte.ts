/** The size of the window, and whether the side rail is folded or open as a drawer. */
import { remember, remembered } from '../../browser/local-memory';

export class Screen {
  /** The size of the window, in pixels. */
  wide = $state(1440);
  tall = $state(900);
  /** The drawer is open. */
  drawer = $state(false);
  folded = $state(remembered('rail') === 'folded');

  /** A phone. */
  readonly narrow = $derived(this.wide <= 700);
  /** A tablet. */
  readonly medium = $derived(this.wide > 700 && this.wide < 1100);
  /** The rail has no room at the side: it is a drawer. */
  readonly hasDrawer = $derived(this.narrow || this.medium);
  /** How many levels of rows and columns change places, on a tablet that is held upright. */
  readonly swaps = $derived(this.medium && this.tall > this.wide ? 2 : 0);

  /** Fold or unfold the rail, also for the next visit. */
  fold(on: boolean): void {
    this.folded = on;
    remember('rail', on ? 'folded' : 'open');
  }

  toggleDrawer(): void {
    this.drawer = !this.drawer;
  }
}
