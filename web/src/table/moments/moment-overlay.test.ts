import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../state/settings.svelte';
import type { Beat, GreatMoment } from '../../wire';
import { TIMES } from '../motion/times';
import { scene } from '../state/scene.fixture';
import { MomentOverlay } from './moment-overlay.svelte';

const TIME = TIMES.brisk;
let overlay: MomentOverlay;

const great = (title: string, rest: Partial<GreatMoment> = {}): Beat => ({
  do: 'moment',
  moment: { kind: 'gain', title, icon: 'laurels', tint: 'gold', seats: [0], ...rest },
});
const come = (beats: Beat[], pace = 1) => overlay.follow(scene({ seq: 3 }), scene({ seq: 4, beats }), pace);
const title = () => overlay.shown?.moment.title;

beforeEach(() => {
  vi.useFakeTimers();
  settings.tempo = 'brisk';
  overlay = new MomentOverlay();
});
afterEach(() => {
  overlay.leave();
  vi.useRealTimers();
});

test('moments are shown one after the other, and then leave', () => {
  come([great('one'), { do: 'hurt' }, great('two')]);
  expect([title(), overlay.shown?.n, overlay.shown?.of]).toEqual(['one', 0, 2]);
  vi.advanceTimersByTime(TIME.full);
  expect(title()).toBe('two');
  vi.advanceTimersByTime(TIME.full);
  expect(overlay.shown).toBeNull();
});

test('those after a recap wait until it has been seen', () => {
  come([great('goal'), { do: 'recap' }, great('over')]);
  expect([title(), overlay.waits]).toEqual(['goal', true]);
  vi.advanceTimersByTime(TIME.full);
  expect(title()).toBeUndefined();
  overlay.goOn();
  expect([title(), overlay.waits]).toEqual(['over', false]);
});

test('they wait also when the match goes on under a recap that lasts', () => {
  come([{ do: 'recap' }, great('goal')]);
  const under = { lasts: true };
  overlay.follow(scene({ seq: 4 }), scene({ seq: 5, beats: [] }), 1, under);
  overlay.follow(scene({ seq: 5 }), scene({ seq: 6, beats: [great('next')] }), 1, under);
  expect([title(), overlay.waits]).toEqual([undefined, true]);
  overlay.goOn();
  expect(title()).toBe('goal');
  vi.advanceTimersByTime(TIME.full);
  expect(title()).toBe('next');
});

test('a panel stays when nothing great follows', () => {
  come([great('theirs', { seats: [1] })]);
  overlay.follow(scene({ seq: 4 }), scene({ seq: 5, beats: [] }), 1);
  expect(title()).toBe('theirs');
  overlay.follow(scene({ seq: 5 }), scene({ seq: 6, beats: [great('mine')] }), 1);
  overlay.follow(scene({ seq: 6 }), scene({ seq: 7, beats: [] }), 1);
  expect(title()).toBeUndefined();
});

test('whoever skips ends them all', () => {
  come([great('one'), great('two')]);
  expect(overlay.leave()).toBe(true);
  expect(overlay.leave()).toBe(false);
  vi.advanceTimersByTime(10 * TIME.full);
  expect(overlay.shown).toBeNull();
});

test('a turn that is too long shortens those of others, never the viewer’s own', () => {
  come([great('theirs', { seats: [1] }), great('mine')], 0.5);
  expect(overlay.shown?.at.whole).toBe(TIME.inset / 2);
  vi.advanceTimersByTime(TIME.inset / 2);
  expect([title(), overlay.shown?.at.whole]).toEqual(['mine', TIME.full]);
});

test('instantly each is a panel that blocks nothing', () => {
  settings.tempo = 'instant';
  come([great('one')]);
  expect([title(), overlay.shown?.stage]).toEqual(['one', 'inset']);
});

test('going back in a match shows nothing again', () => {
  overlay.follow(scene({ seq: 5 }), scene({ seq: 4, beats: [great('one')] }), 1);
  expect(overlay.shown).toBeNull();
});
