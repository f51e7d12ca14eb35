/** Which page an address means. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'watch' }
  | { page: 'replays' }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; at: number | null; viewer: number | null; invite: string | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'about' }
  | { page: 'nowhere' };

/** The page of an address; an unknown address is `nowhere`. */
export function routeOf(url: URL): Route {
  const [head = '', tail, ...rest] = parts(url.pathname);
  if (rest.length) return { page: 'nowhere' };
  if (tail !== undefined) return below(head, tail, url);
  return top(head, url);
}

function top(head: string, url: URL): Route {
  switch (head) {
    case '':
      return { page: 'lobby' };
    case 'new':
      return { page: 'new', game: url.searchParams.get('game') };
    case 'watch':
    case 'replays':
    case 'about':
      return { page: head };
    case 'rules':
      return { page: 'rules', game: null, rule: null };
    default:
      return { page: 'nowhere' };
  }
}

function below(head: string, tail: string, url: URL): Route {
  const asked = url.searchParams;
  switch (head) {
    case 't':
      return { page: 'table', id: tail, invite: asked.get('invite') };
    case 'replay':
      return {
        page: 'replay',
        id: tail,
        at: number(asked.get('at')),
        viewer: number(asked.get('viewer')),
        invite: asked.get('invite'),
      };
    case 'rules':
      return { page: 'rules', game: tail, rule: url.hash ? decoded(url.hash.slice(1)) : null };
    default:
      return { page: 'nowhere' };
  }
}

function parts(path: string): string[] {
  return path.split('/').filter(Boolean).map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The same page with other details: nothing to announce, the focus stays. */
export function samePage(one: Route, other: Route): boolean {
  const id = (route: Route) => ('id' in route ? route.id : 'game' in route ? route.game : null);
  return one.page === other.page && id(one) === id(other);
}
