/** With whom one plays at a new table. */
export type Door = 'bots' | 'friends';

/** Which page an address means. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null; door: Door | null }
  | { page: 'watch' }
  | { page: 'replays' }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; at: number | null; viewer: number | null; invite: string | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'about' }
  | { page: 'nowhere' };

/** What to ask for beside the texts at an address: at a table those of its game are enough. */
export function textsOfTable(url: URL): string {
  const route = routeOf(url);
  if (route.page !== 'table' && route.page !== 'replay') return '';
  return `?${new URLSearchParams({ table: route.id, ...(route.invite ? { invite: route.invite } : {}) })}`;
}

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
      return { page: 'new', game: url.searchParams.get('game'), door: doorOf(url.searchParams.get('with')) };
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

function doorOf(text: string | null): Door | null {
  return text === 'bots' || text === 'friends' ? text : null;
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

/** The game that a page is about, if there is no such game; null while it is not known which there are. */
export function unknownGame(route: Route, known: readonly { name: string }[]): string | null {
  const game = 'game' in route ? route.game : null;
  if (game === null || known.length === 0) return null;
  return known.some(({ name }) => name === game) ? null : game;
}

/** The address of the same page about another game. */
export function addressWith(route: Route, game: string): string {
  const name = encodeURIComponent(game);
  return route.page === 'rules' ? `/rules/${name}` : `/new?game=${name}`;
}
