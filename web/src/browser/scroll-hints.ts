/** Makes a scrolling element reachable by keyboard, names it, and fades it where there is more below. */
import { untrack } from 'svelte';

/** Less than this is hidden below: no hint is needed, in pixels. */
const LITTLE = 8;

export function scrolls(label: () => string) {
  return (element: HTMLElement): (() => void) => {
    const watch = new ResizeObserver(tell);
    for (const each of [element, ...element.children]) watch.observe(each);
    const language = new MutationObserver(tell);
    language.observe(document.documentElement, { attributeFilter: ['lang'] });
    element.addEventListener('scroll', hint, { passive: true });
    function tell(): void {
      const on = hidden() > 0 && getComputedStyle(element).overflowY === 'auto';
      const reached = { tabindex: '0', role: 'region', 'aria-label': untrack(label) };
      if (on) Object.entries(reached).forEach(([name, value]) => element.setAttribute(name, value));
      else Object.keys(reached).forEach((name) => element.removeAttribute(name));
      hint();
    }
    function hint(): void {
      element.classList.toggle('more', element.hasAttribute('tabindex') && hidden() - element.scrollTop > LITTLE);
    }
    const hidden = () => element.scrollHeight - element.clientHeight;
    return () => {
      watch.disconnect();
      language.disconnect();
      element.removeEventListener('scroll', hint);
    };
  };
}
