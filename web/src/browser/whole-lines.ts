/** Shows as many lines of a text as have room, each of them whole; what is left out ends in dots. */

export function wholeLines(element: HTMLElement): () => void {
  const watch = new ResizeObserver(fit);
  for (const each of [element, element.parentElement, ...(element.parentElement?.children ?? [])])
    if (each) watch.observe(each);
  function fit(): void {
    const { style } = element;
    style.webkitLineClamp = '';
    const line = parseFloat(getComputedStyle(element).lineHeight);
    const room = Math.floor((element.clientHeight + 1) / line);
    const isCut = element.scrollHeight > element.clientHeight + 1;
    style.visibility = isCut && room === 0 ? 'hidden' : '';
    if (isCut && room > 0) style.webkitLineClamp = String(room);
  }
  return () => watch.disconnect();
}
