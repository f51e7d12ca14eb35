/** Ask again every so often, while the page is seen. Returns how to stop. */
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
