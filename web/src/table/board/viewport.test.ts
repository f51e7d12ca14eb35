import { beforeEach, expect, test } from 'vitest';
import { View } from './viewport.svelte';

/** A drawing of 30 by 20 units in a frame of a phone: 10 pixels a unit when all of it is seen. */
let view: View;

beforeEach(() => {
  view = new View();
  view.frame = [300, 300];
  view.drawing = [30, 20];
  view.legible = 20;
});

const seen = () => ({
  left: -view.corner[0] / view.scale,
  right: (view.frame[0] - view.corner[0]) / view.scale,
});

test('it comes near enough to read, with what matters in the middle', () => {
  view.aim = { from: [14, 9], to: [16, 11] };
  view.follow();
  expect(view.scale).toBe(20);
  expect(seen()).toEqual({ left: 7.5, right: 22.5 });
});

test('it does not come so near that something of what matters is out of sight', () => {
  view.aim = { from: [1, 1], to: [21, 19] };
  view.follow();
  expect(view.zoom).toBeGreaterThan(1);
  expect(seen().left).toBeLessThanOrEqual(1);
  expect(seen().right).toBeGreaterThanOrEqual(21);
});

test('it rests while what matters is in sight, and moves when it is not', () => {
  view.aim = { from: [14, 9], to: [16, 11] };
  view.follow();
  const before = view.corner;
  view.aim = { from: [15, 9], to: [17, 11] };
  view.follow();
  expect(view.corner).toEqual(before);
  view.aim = { from: [28, 9], to: [30, 11] };
  view.follow();
  expect(seen().right).toBe(30);
});

test('a person who wants all of it gets it until they ask to come closer', () => {
  view.aim = { from: [14, 9], to: [16, 11] };
  view.whole();
  view.follow();
  expect(view.zoom).toBe(1);
  view.closer();
  expect(view.zoom).toBe(2);
});

test('what is everywhere is seen from afar', () => {
  view.aim = { from: [0, 0], to: [30, 20] };
  view.follow();
  expect(view.zoom).toBe(1);
});

test('the point under the hand stays where it is, and nothing comes closer than it may', () => {
  view.fit();
  const under = () => (150 - view.corner[0]) / view.scale;
  const before = under();
  view.zoomBy(2, [150, 150]);
  expect(view.zoom).toBe(2);
  expect(under()).toBeCloseTo(before);
  view.zoomBy(1000, [150, 150]);
  const closest = view.zoom;
  view.zoomBy(1000, [150, 150]);
  expect(view.zoom).toBe(closest);
  view.zoomBy(0.0001, [150, 150]);
  expect(view.zoom).toBe(1);
});
