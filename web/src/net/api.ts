/** The HTTP API, typed. A failure is thrown as `ApiError` with the server's problem. */
import type {
  Arrival,
  Branch,
  GameInfo,
  Invitation,
  Join,
  Me,
  NewTable,
  Problem,
  Replay,
  RuleBook,
  SeatRequest,
  Speed,
  State,
  TableInfo,
  TableList,
} from '../wire';
import { has, translate, t, texts } from '../text/translate.svelte';

/** A request that the server refused, or that never reached it (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }

  /** What is wrong, in the reader's language. */
  get text(): string {
    return problemText(this.problem);
  }
}

/** A problem or a reject as a sentence; the server's own where we have no text for it. */
export function problemText(problem: Pick<Problem, 'message' | 'sentence'>): string {
  return has(problem.message.key) ? translate(problem.message) : problem.sentence || t('ui-error');
}

/** Any error as a sentence. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.text : t('ui-error');
}

/** Whether the request did not reach the server: it or what stands before it is away. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || (error.status >= 502 && error.status <= 504));
}

type Asked = Record<string, string | number | boolean | null | undefined>;

function address(path: string, asked: Asked): string {
  const query = new URLSearchParams({ lang: texts.lang });
  for (const [name, value] of Object.entries(asked)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  return `/api/${path}?${query}`;
}

async function call<T>(method: string, path: string, asked: Asked = {}, body?: unknown): Promise<T> {
  const response = await reach(address(path, asked), {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  return (await response.json()) as T;
}

async function reach(url: string, how: RequestInit): Promise<Response> {
  try {
    return await fetch(url, how);
  } catch {
    throw new ApiError(0, ownProblem('offline', 'ui-offline'));
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (body.code && body.message) return body as Problem;
  } catch {
    // Not a response of our server: a proxy's page, for example.
  }
  return ownProblem('error', response.status === 404 ? 'ui-not-found' : 'ui-error');
}

function ownProblem(code: string, key: string): Problem {
  return { code, message: { key }, sentence: '' };
}

/** Which tables to list; `next` is where the page before ended. */
export interface TableQuery {
  state?: State;
  game?: string | undefined;
  mine?: boolean;
  limit?: number;
  next?: string;
}

/** The part of a finished match to fetch; `viewer` is null for a spectator. */
export interface ReplayQuery {
  at: number;
  to: number | null;
  viewer: number | null;
  invite: string | null;
}

const tablePath = (id: string) => `tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>('GET', 'me'),
  rename: (name: string) => call<Me>('PUT', 'me', {}, { name }),
  speed: () => call<Speed>('GET', 'speed'),
  games: () => call<GameInfo[]>('GET', 'games'),
  rules: (game: string) => call<RuleBook>('GET', `rules/${encodeURIComponent(game)}`),
  tables: (query: TableQuery) => call<TableList>('GET', 'tables', { ...query }),
  open: (table: NewTable) => call<TableInfo>('POST', 'tables', {}, table),
  arrival: (id: string, invite: string | null) => call<Arrival>('GET', `${tablePath(id)}/arrival`, { invite }),
  invitation: (id: string, opened: string) => call<Invitation>('GET', `${tablePath(id)}/invitation`, { opened }),
  join: (id: string, how: Join) => call<TableInfo>('POST', `${tablePath(id)}/join`, {}, how),
  leave: (id: string) => call<TableInfo>('POST', `${tablePath(id)}/leave`),
  seat: (id: string, seat: number, request: SeatRequest) =>
    call<TableInfo>('POST', `${tablePath(id)}/seats/${seat}`, {}, request),
  start: (id: string) => call<TableInfo>('POST', `${tablePath(id)}/start`),
  rematch: (id: string) => call<TableInfo>('POST', `${tablePath(id)}/rematch`),
  branch: (id: string, from: Branch, invite: string | null) =>
    call<TableInfo>('POST', `${tablePath(id)}/branch`, { invite }, from),
  replay: (id: string, query: ReplayQuery) => call<Replay>('GET', `${tablePath(id)}/replay`, { ...query }),
  recordAddress: (id: string, invite: string | null) =>
    `/api/${tablePath(id)}/record${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`,
};
