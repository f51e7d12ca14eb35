import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHOWN_FOR } from './recap-beat';
import type { Scene } from '../../wire';
import { RecapOverlay } from './recap-overlay.svelte';

const recap = { boards: [], zones: [], pieces: [], strokes: [], counters: [] };
const quiet = (seq: number) => ({ seq }) as Scene;
const showing = (seq: number) => ({ seq, recap, beats: [{ do: 'recap' }] }) as unknown as Scene;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is shown stays although the match goes on, and leaves by itself', () => {
  const overlay = new RecapOverlay();
  overlay.follow(quiet(1), showing(2), true);
  overlay.begin();
  overlay.follow(showing(2), quiet(3), true);
  vi.advanceTimersByTime(SHOWN_FOR - 1);
  expect(overlay.beat).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(overlay.beat).toBeNull();
});

test('its time begins when it can be seen', () => {
  const overlay = new RecapOverlay();
  overlay.follow(quiet(1), showing(2), true);
  vi.advanceTimersByTime(SHOWN_FOR);
  expect(overlay.beat).not.toBeNull();
});

test('in a replay it goes with its moment', () => {
  const overlay = new RecapOverlay();
  overlay.follow(quiet(1), showing(2), false);
  expect(overlay.beat).not.toBeNull();
  overlay.follow(showing(2), quiet(3), false);
  expect(overlay.beat).toBeNull();
});

test('a moment that one comes back to is not shown again', () => {
  const overlay = new RecapOverlay();
  overlay.follow(quiet(3), showing(2), true);
  overlay.follow(quiet(2), showing(2), true);
  expect(overlay.beat).toBeNull();
});

test('it can be taken away, once', () => {
  const overlay = new RecapOverlay();
  overlay.follow(quiet(1), showing(2), true);
  expect([overlay.leave(), overlay.leave()]).toEqual([true, false]);
});
