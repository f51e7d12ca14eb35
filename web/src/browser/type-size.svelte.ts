/** How large type is, beyond what the person has set in the browser. */
import { pageWindow } from './page-window.svelte';

/** Type and whatever is measured by it grow with the window, as long as the component around this call is there. */
export function growTypeWithWindow(): void {
  $effect(() => {
    const { style } = document.documentElement;
    style.setProperty('--u', String(pageWindow.unit));
    style.fontSize = pageWindow.unit > 1 ? `${pageWindow.unit * 100}%` : '';
    return () => {
      style.removeProperty('--u');
      style.fontSize = '';
    };
  });
}
