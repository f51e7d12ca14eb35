/** The window of the page: its size, its class, and how large things are drawn in it. */
import { MediaQuery } from 'svelte/reactivity';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { isPhone, isTablet, unitOf, windowClass } from './window-class';

const coarse = new MediaQuery('pointer: coarse', false);

class PageWindow {
  readonly width = $derived(innerWidth.current ?? 1440);
  readonly height = $derived(innerHeight.current ?? 900);
  readonly kind = $derived(windowClass(this.width, this.height));
  readonly isPhone = $derived(isPhone(this.kind));
  /** There is room for a rail at the side. */
  readonly hasRail = $derived(!this.isPhone && !isTablet(this.kind));
  /** One points with a finger. */
  readonly touch = $derived(coarse.current);
  /** How many pixels a pixel of the design is. */
  readonly unit = $derived(unitOf(this.width, this.height));
}

export const pageWindow = new PageWindow();
