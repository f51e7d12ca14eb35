import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../state/settings.svelte';
import type { Beat } from '../../wire';
import { scene } from '../state/scene.fixture';
import { Overlays } from './overlays';

const GREAT: Beat = { do: 'moment', moment: { kind: 'gain', title: 'won', icon: 'laurels', tint: 'gold', seats: [0] } };
let overlays: Overlays;
const skip = vi.fn();
const press = (key: string, shiftKey = false) => overlays.press({ key, shiftKey }, skip);

/** A scene with these beats has come; without `recap` there is no board to tell it by. */
function come(...beats: Beat[]): void {
  const recap = { boards: [], zones: [], pieces: [], strokes: [], counters: [] };
  const now = { ...scene({ seq: 2, beats }), ...(beats.some((beat) => beat.do === 'recap') ? { recap } : {}) };
  overlays.recap.follow(scene({ seq: 1 }), now, false);
  overlays.moments.follow(scene({ seq: 1 }), now, 1, { lasts: overlays.recap.beat !== null });
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.tempo = 'brisk';
  skip.mockClear();
  overlays = new Overlays();
});
afterEach(() => {
  overlays.recap.leave();
  overlays.moments.leave();
  vi.useRealTimers();
});

test('while nothing lies over the table its keys are those of the table', () => {
  expect([press('Escape'), press(' '), press('r')]).toEqual([false, false, false]);
  expect(skip).not.toHaveBeenCalled();
  expect(overlays.areSeen).toBe(true);
});

test('Escape, Enter and the space bar close a great moment and do nothing else', () => {
  for (const key of ['Escape', 'Enter', ' ']) {
    come(GREAT);
    expect([overlays.areSeen, press(key), overlays.areSeen]).toEqual([false, true, true]);
  }
  expect(skip.mock.calls).toEqual([[false], [false], [false]]);
});

test('with Shift all that is still to be shown is skipped', () => {
  come(GREAT);
  expect(press(' ', true)).toBe(true);
  expect(skip.mock.calls).toEqual([[true]]);
});

test('another key leaves a moment alone', () => {
  come(GREAT);
  expect([press('r'), overlays.areSeen]).toEqual([false, false]);
});

test('any key closes a recap; only those that close a moment do nothing else', () => {
  come({ do: 'recap' });
  expect([press('r'), overlays.recap.beat]).toEqual([false, null]);
  come({ do: 'recap' });
  expect([press('Escape'), overlays.recap.beat]).toEqual([true, null]);
  expect(skip).not.toHaveBeenCalled();
});

test('what waits for a recap is still to be seen', () => {
  come({ do: 'recap' }, GREAT);
  overlays.recap.leave();
  expect([overlays.moments.shown, overlays.areSeen]).toEqual([null, false]);
});
