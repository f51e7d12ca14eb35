/** Call `ask` now and every `every` milliseconds while the page is visible. Returns a function that stops it. */
export function poll(ask: () => void, every: number): () => void {
  const look = () => {
    if (!document.hidden) ask();
  };
  const timer = setInterval(look, every);
  document.addEventListener('visibilitychange', look);
  ask();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
