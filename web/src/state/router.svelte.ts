/** The address bar, as state. */
import { routeOf, type Route } from './route';

class Router {
  route = $state.raw<Route>({ page: 'lobby' });
}

export const router = new Router();

/** Follow the address bar and the links of the page. Returns a function that stops it. */
export function start(): () => void {
  read();
  addEventListener('popstate', read);
  document.addEventListener('click', followLink);
  return () => {
    removeEventListener('popstate', read);
    document.removeEventListener('click', followLink);
  };
}

function read(): void {
  router.route = routeOf(new URL(location.href));
}

/** Go to an address of ours. */
export function go(path: string, how: { replace?: boolean } = {}): void {
  const here = location.pathname + location.search + location.hash;
  if (path === here) return;
  if (how.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  read();
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isOurs(event, link)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** A plain click on a link to one of our pages; the rest is the browser's. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const plain = event.button === 0 && !held;
  const stays = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return plain && stays && !event.defaultPrevented && !link.pathname.startsWith('/api/');
}
