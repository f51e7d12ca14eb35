/** An attachment that tells whether an element can be seen: it lies in the window, and the page is not hidden. */

/** How much of it has to be in the window. */
const MUCH = 0.5;

export function inSight(tell: (on: boolean) => void): (element: Element) => () => void {
  return (element) => {
    let inWindow = false;
    const told = () => tell(inWindow && !document.hidden);
    const observer = new IntersectionObserver(
      ([entry]) => {
        inWindow = entry?.isIntersecting ?? false;
        told();
      },
      { threshold: MUCH },
    );
    observer.observe(element);
    document.addEventListener('visibilitychange', told);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', told);
      tell(false);
    };
  };
}
