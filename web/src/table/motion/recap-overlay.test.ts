import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHOWN_FOR } from './recap-beat';
import type { Scene } from '../../wire';
import { Exhibition } from './recap-overlay.svelte';

const tableau = { boards: [], zones: [], pieces: [], strokes: [], counters: [] };
const quiet = (seq: number) => ({ seq }) as Scene;
const showing = (seq: number) => ({ seq, beats: [{ do: 'show', tableau }] }) as unknown as Scene;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is shown stays although the match goes on, and leaves by itself', () => {
  const exhibition = new Exhibition();
  exhibition.follow(quiet(1), showing(2), true);
  exhibition.begin();
  exhibition.follow(showing(2), quiet(3), true);
  vi.advanceTimersByTime(SHOWN_FOR - 1);
  expect(exhibition.beat).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(exhibition.beat).toBeNull();
});

test('its time begins when it can be seen', () => {
  const exhibition = new Exhibition();
  exhibition.follow(quiet(1), showing(2), true);
  vi.advanceTimersByTime(SHOWN_FOR);
  expect(exhibition.beat).not.toBeNull();
});

test('in a replay it goes with its moment', () => {
  const exhibition = new Exhibition();
  exhibition.follow(quiet(1), showing(2), false);
  expect(exhibition.beat).not.toBeNull();
  exhibition.follow(showing(2), quiet(3), false);
  expect(exhibition.beat).toBeNull();
});

test('a moment that one comes back to is not shown again', () => {
  const exhibition = new Exhibition();
  exhibition.follow(quiet(3), showing(2), true);
  exhibition.follow(quiet(2), showing(2), true);
  expect(exhibition.beat).toBeNull();
});

test('it can be taken away, once', () => {
  const exhibition = new Exhibition();
  exhibition.follow(quiet(1), showing(2), true);
  expect([exhibition.leave(), exhibition.leave()]).toEqual([true, false]);
});
