import { expect, test, vi } from 'vitest';
import type { Replay, Scene, TableInfo } from '../wire';
import { ApiError } from '../net/api';
import { Player } from './replay-player.svelte';
import { turnAt, turnBack, turnOn, turnsOf } from './turns';

const seats = [0, 0, 1, 1, 1, 0];
const turns = turnsOf(seats);

test('choices of one seat in a row are a turn', () => {
  expect(turns).toEqual([
    { seat: 0, from: 0, to: 2 },
    { seat: 1, from: 2, to: 5 },
    { seat: 0, from: 5, to: 6 },
  ]);
});

test('a turn back, a turn on', () => {
  expect([0, 1, 2, 4, 6].map((at) => turnBack(turns, at))).toEqual([0, 0, 0, 2, 5]);
  expect([0, 1, 2, 5, 6].map((at) => turnOn(turns, at))).toEqual([2, 2, 5, 6, 6]);
  expect(turnAt(turns, 6)?.seat).toBe(0);
});

const LENGTH = 100;
const asked: string[] = [];

async function fetch(at: number, to: number | null, viewer: number | null): Promise<Replay> {
  if (at > LENGTH || (to ?? 0) > LENGTH)
    throw new ApiError(400, { code: 'no-moment', message: { key: 'x' }, sentence: '' });
  asked.push(`${at}-${to}:${viewer}`);
  const end = to ?? Math.min(at + 100, LENGTH);
  return Promise.resolve({
    at,
    scene: { title: `${at}`, seq: at, log: [], seats: [], boards: [], zones: [], pieces: [], faces: {}, counters: [], strokes: [] } as unknown as Scene,
    patches: Array.from({ length: end - at }, (_, n) => ({
      is: 'patch' as const, from: at + n, to: at + n + 1, seq: at + n + 1, set: { title: `${at + n + 1}` }, drop: {}, lines: 0,
    })),
    turns: Array.from({ length: LENGTH }, (_, n) => Math.floor(n / 5) % 2),
    events: [],
    table: { id: 'm' } as TableInfo,
  }); // prettier-ignore
}

test('the player fetches stretches, goes back exactly and stops at the ends', async () => {
  const player = new Player('m', null, fetch);
  await player.go(50);
  expect(player.scene?.title).toBe('50');
  await player.step(-1);
  expect(player.scene?.title).toBe('49');
  await player.step(1);
  expect(player.scene?.title).toBe('50');
  await player.go(1000);
  expect(player.at).toBe(LENGTH);
  expect(player.scene?.title).toBe('100');
  await player.step(1);
  expect(player.at).toBe(LENGTH);
  await player.turnBack();
  expect(player.at).toBe(95);
  await player.go(-5);
  expect(player.at).toBe(0);
});

test('another viewer sees other scenes', async () => {
  const player = new Player('m', null, fetch);
  await player.go(3);
  asked.length = 0;
  await player.look(1);
  expect(asked[0]).toBe('0-60:1');
  expect(player.scene?.title).toBe('3');
});

test('a moment the match does not have is its start', async () => {
  const player = new Player('m', null, fetch);
  await player.go(5000);
  expect(player.at).toBe(0);
  expect(player.scene?.title).toBe('0');
});

test('it plays by itself, faster when asked, rests when paused and ends at the end', async () => {
  vi.useFakeTimers();
  try {
    const player = new Player('m', null, fetch);
    await player.go(LENGTH);
    player.play();
    await vi.advanceTimersByTimeAsync(1200);
    expect([player.playing, player.at]).toEqual([true, 1]);
    player.speed = 4;
    await vi.advanceTimersByTimeAsync(1200);
    await vi.advanceTimersByTimeAsync(600);
    expect(player.at).toBeGreaterThanOrEqual(4);
    player.pause();
    const rests = player.at;
    await vi.advanceTimersByTimeAsync(5000);
    expect(player.at).toBe(rests);
    await player.go(LENGTH - 1);
    player.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect([player.playing, player.at]).toEqual([false, LENGTH]);
  } finally {
    vi.useRealTimers();
  }
});

test('trouble on the way is told and ends the play; at the start it is thrown', async () => {
  let broken = false;
  const player = new Player('m', null, (...words) => (broken ? Promise.reject(new Error('network')) : fetch(...words)));
  await player.go(10);
  broken = true;
  await player.look(0);
  expect(player.failure).toContain('Something went wrong');
  expect(player.scene?.title).toBe('10');
  await expect(new Player('m', null, () => Promise.reject(new Error('network'))).go(0)).rejects.toThrow('network');
});
