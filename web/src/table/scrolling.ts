/** What scrolls can be reached with the keyboard and says what it is. */
import { untrack } from 'svelte';

export function scrolls(label: () => string) {
  return (element: HTMLElement): (() => void) => {
    const watch = new ResizeObserver(tell);
    for (const each of [element, ...element.children]) watch.observe(each);
    function tell(): void {
      const on = element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto';
      const reached = { tabindex: '0', role: 'region', 'aria-label': untrack(label) };
      if (on) Object.entries(reached).forEach(([name, value]) => element.setAttribute(name, value));
      else Object.keys(reached).forEach((name) => element.removeAttribute(name));
    }
    return () => watch.disconnect();
  };
}
