import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine, Scene, TableInfo, ServerMessage } from '../wire';
import { backoff, SILENT_FOR, type Socket } from './connection';
import { Live } from './live-table.svelte';

class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.(new Event('open'));
  }

  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  drop(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }

  get acts(): Record<string, unknown>[] {
    return this.sent.filter((command) => command['do'] !== 'ping');
  }
}

const scene = (title: string): Scene => ({
  format: 1,
  game: 'toy',
  viewer: 0,
  title,
  seats: [],
  layout: { wide: { is: 'show', show: 'map' }, narrow: { is: 'show', show: 'map' } },
  boards: [],
  zones: [],
  pieces: [],
  faces: {},
  counters: [],
  strokes: [],
});

let sockets: FakeSocket[];
let page: EventTarget & { visibilityState: string };
let online: boolean;
let live: Live;

const last = () => sockets.at(-1)!;
const patch = (from: number, to: number, title: string): ServerMessage => ({
  is: 'patch', from, to, seq: to, set: { title }, drop: {}, lines: 0,
}); // prettier-ignore

beforeEach(() => {
  vi.useFakeTimers();
  const world = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  online = true;
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' });
  vi.stubGlobal('navigator', { get onLine() { return online; } }); // prettier-ignore
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
  vi.stubGlobal('dispatchEvent', world.dispatchEvent.bind(world));
  sockets = [];
  live = new Live('t1', null, (address) => {
    sockets.push(new FakeSocket(address));
    return last();
  });
  live.start();
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(v = 3): void {
  last().open();
  last().receive({ is: 'table', table: { id: 't1' } as TableInfo });
  last().receive({ is: 'scene', v, scene: scene('first') });
}

test('it connects, hears the table and its scene, and applies patches', () => {
  expect(live.status).toBe('connecting');
  expect(last().address).toBe('wss://table.example/api/tables/t1/live?');
  begin();
  expect(live.status).toBe('live');
  last().receive(patch(3, 4, 'second'));
  expect(live.scene?.title).toBe('second');
  expect(live.v).toBe(4);
});

test('with the scene of an arrival the connection brings only what has happened since', () => {
  live.stop();
  live.arrive({ table: { id: 't1' } as TableInfo, scene: { is: 'scene', v: 3, scene: scene('first') } });
  expect(live.scene?.title).toBe('first');
  live.start();
  expect(last().address).toContain('live?have=3&viewer=0');
  last().open();
  last().receive(patch(3, 4, 'second'));
  expect(live.scene?.title).toBe('second');
});

test('what is chosen before the connection is open is sent when it is', () => {
  live.stop();
  live.arrive({ table: { id: 't1' } as TableInfo, scene: { is: 'scene', v: 3, scene: scene('first') } });
  live.start();
  void live.send({ do: 'choose', v: 3, choice: 1 });
  expect(live.busy).toBe(true);
  expect(last().acts).toEqual([]);
  last().open();
  expect(last().acts).toMatchObject([{ do: 'choose', v: 3, choice: 1 }]);
});

test('a table whose match has not begun has no scene yet', () => {
  live.arrive({ table: { id: 't1', state: 'open' } as TableInfo });
  expect(live.info?.state).toBe('open');
  expect(live.scene).toBeNull();
});

test('who follows is told of every scene, and whether it follows from the one before', () => {
  const told: [Scene['title'], Scene['title'] | undefined][] = [];
  const leave = live.follow(({ scene: { title }, before }) => told.push([title, before?.title]));
  begin();
  const line = { n: 0, seq: 4, text: 'A line.', seat: null } as unknown as LogLine;
  last().receive({ ...patch(3, 4, 'one'), log: [line] } as ServerMessage);
  last().receive({ ...patch(4, 5, 'two'), lines: 1 } as ServerMessage);
  last().receive(patch(5, 6, 'taken back'));
  leave();
  last().receive(patch(6, 7, 'unheard'));
  expect(told).toEqual([
    ['first', undefined],
    ['one', 'first'],
    ['two', 'one'],
    ['taken back', undefined],
  ]);
  expect([live.scene?.title, live.v]).toEqual(['unheard', 7]);
});

test('a connection lost before all was shown comes back with the newest', () => {
  begin();
  last().receive(patch(3, 4, 'one'));
  last().receive(patch(4, 5, 'two'));
  last().drop();
  vi.advanceTimersByTime(1000);
  expect(last().address).toContain('live?have=5&viewer=0');
  expect(live.scene?.title).toBe('two');
});

test('who watches comes back without a seat', () => {
  last().open();
  last().receive({ is: 'scene', v: 7, scene: { ...scene('watched'), viewer: null } });
  last().drop();
  vi.advanceTimersByTime(1000);
  expect(last().address).toMatch(/live\?have=7$/);
});

test('a patch that is already known changes nothing', () => {
  begin();
  last().receive(patch(2, 3, 'old'));
  expect(live.scene?.title).toBe('first');
  expect(sockets).toHaveLength(1);
});

test('a gap asks for a whole scene by a new socket', () => {
  begin();
  last().receive(patch(5, 6, 'later'));
  expect(sockets).toHaveLength(2);
  expect(sockets[0]!.closed).toBe(true);
  expect(last().address).not.toContain('have');
  last().open();
  last().receive({ is: 'scene', v: 6, scene: scene('whole') });
  expect(live.v).toBe(6);
});

test('after a drop it comes back with what it has and says again what was not answered', async () => {
  begin();
  const answer = live.send({ do: 'choose', v: 3, choice: 7 });
  const [command] = last().acts;
  expect(command).toMatchObject({ do: 'choose', v: 3, choice: 7 });
  expect(live.busy).toBe(true);
  last().drop();
  expect(live.status).toBe('reconnecting');
  vi.advanceTimersByTime(1000);
  expect(last().address).toContain('have=3');
  last().open();
  expect(last().acts).toEqual([command]);
  last().receive({ is: 'ack', key: command!['key'] as string, v: 4 });
  await expect(answer).resolves.toMatchObject({ is: 'ack' });
});

test('what is said while away goes out once the connection is there', () => {
  begin();
  last().drop();
  void live.send({ do: 'chat', text: 'hello' });
  vi.advanceTimersByTime(1000);
  expect(last().acts).toEqual([]);
  last().open();
  expect(last().acts).toHaveLength(1);
});

test('it is busy until the ack and the scene it led to are here', () => {
  begin();
  void live.send({ do: 'choose', v: 3, choice: 1 });
  const key = last().acts[0]!['key'] as string;
  last().receive({ is: 'ack', key, v: 4 });
  expect(live.busy).toBe(true);
  last().receive(patch(3, 4, 'done'));
  expect(live.busy).toBe(false);
});

test('a reject ends the waiting and is handed to who asked', async () => {
  begin();
  const answer = live.send({ do: 'undo', v: 3 });
  const key = last().acts[0]!['key'] as string;
  last().receive({ is: 'reject', key, code: 'undo-refused', message: { key: 'undo-drawn' }, sentence: '', v: 3 });
  await expect(answer).resolves.toMatchObject({ is: 'reject', code: 'undo-refused' });
  expect(live.busy).toBe(false);
});

test('chat and hints do not make the table busy', () => {
  begin();
  void live.send({ do: 'hint', v: 3 });
  void live.send({ do: 'chat', text: 'hm' });
  expect(live.busy).toBe(false);
});

test('lines of the chat are kept once and in order', () => {
  begin();
  const line = (n: number) => ({ n, at: 0, name: 'Maud', text: String(n) });
  last().receive({ is: 'chat', lines: [line(1), line(2)] });
  last().receive({ is: 'chat', lines: [line(2), line(3)] });
  expect(live.chat.map((each) => each.n)).toEqual([1, 2, 3]);
});

test('current at another version asks for a whole scene', () => {
  begin();
  last().receive({ is: 'up-to-date', v: 3 });
  expect(sockets).toHaveLength(1);
  last().receive({ is: 'up-to-date', v: 9 });
  expect(sockets).toHaveLength(2);
});

test('a silent connection is pinged, then given up', () => {
  begin();
  vi.advanceTimersByTime(20_000);
  expect(last().sent.filter((command) => command['do'] === 'ping')).toHaveLength(1);
  vi.advanceTimersByTime(SILENT_FOR);
  expect(sockets.length).toBeGreaterThan(1);
});

test('a pong keeps it alive', () => {
  begin();
  for (let n = 0; n < 6; n++) {
    vi.advanceTimersByTime(20_000);
    last().receive({ is: 'pong' });
  }
  expect(sockets).toHaveLength(1);
});

test('without a network it waits, and comes back at once with it', () => {
  begin();
  online = false;
  dispatchEvent(new Event('offline'));
  expect(live.status).toBe('offline');
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  online = true;
  dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
  expect(live.status).toBe('reconnecting');
});

test('a page that is seen again does not wait for its turn', () => {
  begin();
  last().drop();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sockets).toHaveLength(2);
});

test('some closings are for good', () => {
  begin();
  last().drop(4404);
  expect(live.status).toBe('closed');
  expect(live.closeCode).toBe(4404);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  live.retry();
  expect(sockets).toHaveLength(2);
});

test('a server that restarts is come back to', () => {
  begin();
  last().drop(1012);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
});

test('tries become rarer and are never in step', () => {
  expect(backoff(0, 0)).toBe(200);
  expect(backoff(0, 1)).toBe(400);
  expect(backoff(3, 1)).toBe(3200);
  expect(backoff(30, 1)).toBe(15_000);
});

test('once left it stays silent', () => {
  begin();
  live.stop();
  vi.advanceTimersByTime(120_000);
  expect(sockets).toHaveLength(1);
  expect(last().closed).toBe(true);
});

test('a whole scene follows from the last one where choices alone lie between them', () => {
  const told = (seq: number, viewer: number | null, ...texts: string[]): Scene => ({
    ...scene(`${seq}`),
    ...{ seq, viewer, log: texts.map((text, n) => ({ n, seq: n, text })) },
  });
  const befores: unknown[] = [];
  live.follow(({ before }) => befores.push(before?.title));
  last().open();
  for (const [v, next] of [
    told(2, 0, 'a'),
    told(5, 0, 'a', 'b'), // played on
    told(4, 0, 'a'), // taken back
    told(6, 0, 'c'), // taken back, then played on
    told(7, 1, 'c'), // with other eyes
  ].entries())
    last().receive({ is: 'scene', v, scene: next });
  expect(befores).toEqual([undefined, '2', undefined, undefined, undefined]);
});
