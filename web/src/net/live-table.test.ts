import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine, Scene, ServerMessage, TableInfo } from '../wire';
import { FakeNet, patch, scene } from './live.fixture';
import type { Live } from './live-table.svelte';

let net: FakeNet;
let live: Live;

beforeEach(() => {
  net = new FakeNet();
  live = net.live;
});

afterEach(() => net.end());

test('it connects, hears the table and its scene, and applies patches', () => {
  expect(live.status).toBe('connecting');
  expect(net.last.address).toBe('wss://table.example/api/tables/t1/live?');
  net.begin();
  expect(live.status).toBe('live');
  net.last.receive(patch(3, 4, 'second'));
  expect(live.scene?.title).toBe('second');
  expect(live.v).toBe(4);
});

test('with the scene of an arrival the connection brings only what has happened since', () => {
  live.stop();
  live.arrive({ table: { id: 't1' } as TableInfo, scene: { is: 'scene', v: 3, scene: scene('first') } });
  expect(live.scene?.title).toBe('first');
  live.start();
  expect(net.last.address).toContain('live?have=3&viewer=0');
  net.last.open();
  net.last.receive(patch(3, 4, 'second'));
  expect(live.scene?.title).toBe('second');
});

test('what is chosen before the connection is open is sent when it is', () => {
  live.stop();
  live.arrive({ table: { id: 't1' } as TableInfo, scene: { is: 'scene', v: 3, scene: scene('first') } });
  live.start();
  void live.send({ do: 'choose', v: 3, choice: 1 });
  expect(live.busy).toBe(true);
  expect(net.last.acts).toEqual([]);
  net.last.open();
  expect(net.last.acts).toMatchObject([{ do: 'choose', v: 3, choice: 1 }]);
});

test('a table whose match has not begun has no scene yet', () => {
  live.arrive({ table: { id: 't1', state: 'open' } as TableInfo });
  expect(live.info?.state).toBe('open');
  expect(live.scene).toBeNull();
});

test('who follows is told of every scene, and whether it follows from the one before', () => {
  const told: [Scene['title'], Scene['title'] | undefined][] = [];
  const leave = live.follow(({ scene: { title }, before }) => told.push([title, before?.title]));
  net.begin();
  const line = { n: 0, seq: 4, text: 'A line.', seat: null } as unknown as LogLine;
  net.last.receive({ ...patch(3, 4, 'one'), log: [line] } as ServerMessage);
  net.last.receive({ ...patch(4, 5, 'two'), lines: 1 } as ServerMessage);
  net.last.receive(patch(5, 6, 'taken back'));
  leave();
  net.last.receive(patch(6, 7, 'unheard'));
  expect(told).toEqual([
    ['first', undefined],
    ['one', 'first'],
    ['two', 'one'],
    ['taken back', undefined],
  ]);
  expect([live.scene?.title, live.v]).toEqual(['unheard', 7]);
});

test('a connection lost before all was shown comes back with the newest', () => {
  net.begin();
  net.last.receive(patch(3, 4, 'one'));
  net.last.receive(patch(4, 5, 'two'));
  net.last.drop();
  vi.advanceTimersByTime(1000);
  expect(net.last.address).toContain('live?have=5&viewer=0');
  expect(live.scene?.title).toBe('two');
});

test('who watches comes back without a seat', () => {
  net.last.open();
  net.last.receive({ is: 'scene', v: 7, scene: { ...scene('watched'), viewer: null } });
  net.last.drop();
  vi.advanceTimersByTime(1000);
  expect(net.last.address).toMatch(/live\?have=7$/);
});

test('a patch that is already known changes nothing', () => {
  net.begin();
  net.last.receive(patch(2, 3, 'old'));
  expect(live.scene?.title).toBe('first');
  expect(net.sockets).toHaveLength(1);
});

test('a gap asks for a whole scene by a new socket', () => {
  net.begin();
  net.last.receive(patch(5, 6, 'later'));
  expect(net.sockets).toHaveLength(2);
  expect(net.sockets[0]!.closed).toBe(true);
  expect(net.last.address).not.toContain('have');
  net.last.open();
  net.last.receive({ is: 'scene', v: 6, scene: scene('whole') });
  expect(live.v).toBe(6);
});

test('after a drop it comes back with what it has and says again what was not answered', async () => {
  net.begin();
  const answer = live.send({ do: 'choose', v: 3, choice: 7 });
  const [command] = net.last.acts;
  expect(command).toMatchObject({ do: 'choose', v: 3, choice: 7 });
  expect(live.busy).toBe(true);
  net.last.drop();
  expect(live.status).toBe('reconnecting');
  vi.advanceTimersByTime(1000);
  expect(net.last.address).toContain('have=3');
  net.last.open();
  expect(net.last.acts).toEqual([command]);
  net.last.receive({ is: 'ack', key: command!['key'] as string, v: 4 });
  await expect(answer).resolves.toMatchObject({ is: 'ack' });
});

test('what is said while away goes out once the connection is there', () => {
  net.begin();
  net.last.drop();
  void live.send({ do: 'chat', text: 'hello' });
  vi.advanceTimersByTime(1000);
  expect(net.last.acts).toEqual([]);
  net.last.open();
  expect(net.last.acts).toHaveLength(1);
});

test('it is busy until the ack and the scene it led to are here', () => {
  net.begin();
  void live.send({ do: 'choose', v: 3, choice: 1 });
  const key = net.last.acts[0]!['key'] as string;
  net.last.receive({ is: 'ack', key, v: 4 });
  expect(live.busy).toBe(true);
  net.last.receive(patch(3, 4, 'done'));
  expect(live.busy).toBe(false);
});

test('a reject ends the waiting and is handed to who asked', async () => {
  net.begin();
  const answer = live.send({ do: 'undo', v: 3 });
  const key = net.last.acts[0]!['key'] as string;
  net.last.receive({ is: 'reject', key, code: 'undo-refused', message: { key: 'undo-drawn' }, sentence: '', v: 3 });
  await expect(answer).resolves.toMatchObject({ is: 'reject', code: 'undo-refused' });
  expect(live.busy).toBe(false);
});

test('chat and hints do not make the table busy', () => {
  net.begin();
  void live.send({ do: 'hint', v: 3 });
  void live.send({ do: 'chat', text: 'hm' });
  expect(live.busy).toBe(false);
});

test('lines of the chat are kept once and in order', () => {
  net.begin();
  const line = (n: number) => ({ n, at: 0, name: 'Maud', text: String(n) });
  net.last.receive({ is: 'chat', lines: [line(1), line(2)] });
  net.last.receive({ is: 'chat', lines: [line(2), line(3)] });
  expect(live.chat.map((each) => each.n)).toEqual([1, 2, 3]);
});

test('current at another version asks for a whole scene', () => {
  net.begin();
  net.last.receive({ is: 'up-to-date', v: 3 });
  expect(net.sockets).toHaveLength(1);
  net.last.receive({ is: 'up-to-date', v: 9 });
  expect(net.sockets).toHaveLength(2);
});

test('a whole scene follows from the last one where choices alone lie between them', () => {
  const told = (seq: number, viewer: number | null, ...texts: string[]): Scene => ({
    ...scene(`${seq}`),
    ...{ seq, viewer, log: texts.map((text, n) => ({ n, seq: n, text })) },
  });
  const befores: unknown[] = [];
  live.follow(({ before }) => befores.push(before?.title));
  net.last.open();
  for (const [v, next] of [
    told(2, 0, 'a'),
    told(5, 0, 'a', 'b'), // played on
    told(4, 0, 'a'), // taken back
    told(6, 0, 'c'), // taken back, then played on
    told(7, 1, 'c'), // with other eyes
  ].entries())
    net.last.receive({ is: 'scene', v, scene: next });
  expect(befores).toEqual([undefined, '2', undefined, undefined, undefined]);
});
