import { beforeEach, expect, test } from 'vitest';
import { Viewport } from './viewport.svelte';

/** A drawing of 30 by 20 units in a frame of a phone: 10 pixels a unit when all of it is seen. */
let viewport: Viewport;

beforeEach(() => {
  viewport = new Viewport();
  viewport.frame = [300, 300];
  viewport.drawing = [30, 20];
  viewport.legible = 20;
});

const seen = () => ({
  left: -viewport.corner[0] / viewport.scale,
  right: (viewport.frame[0] - viewport.corner[0]) / viewport.scale,
});

test('it comes near enough to read, with what matters in the middle', () => {
  viewport.target = { from: [14, 9], to: [16, 11] };
  viewport.follow();
  expect(viewport.scale).toBe(20);
  expect(seen()).toEqual({ left: 7.5, right: 22.5 });
});

test('it does not come so near that something of what matters is out of sight', () => {
  viewport.target = { from: [1, 1], to: [21, 19] };
  viewport.follow();
  expect(viewport.zoom).toBeGreaterThan(1);
  expect(seen().left).toBeLessThanOrEqual(1);
  expect(seen().right).toBeGreaterThanOrEqual(21);
});

test('it rests while what matters is in sight, and moves when it is not', () => {
  viewport.target = { from: [14, 9], to: [16, 11] };
  viewport.follow();
  const before = viewport.corner;
  viewport.target = { from: [15, 9], to: [17, 11] };
  viewport.follow();
  expect(viewport.corner).toEqual(before);
  viewport.target = { from: [28, 9], to: [30, 11] };
  viewport.follow();
  expect(seen().right).toBe(30);
});

test('a person who wants all of it gets it until they ask to come closer', () => {
  viewport.target = { from: [14, 9], to: [16, 11] };
  viewport.whole();
  viewport.follow();
  expect(viewport.zoom).toBe(1);
  viewport.closer();
  expect(viewport.zoom).toBe(2);
});

test('what is everywhere is seen from afar', () => {
  viewport.target = { from: [0, 0], to: [30, 20] };
  viewport.follow();
  expect(viewport.zoom).toBe(1);
});

test('the point under the hand stays where it is, and nothing comes closer than it may', () => {
  viewport.fit();
  const under = () => (150 - viewport.corner[0]) / viewport.scale;
  const before = under();
  viewport.zoomBy(2, [150, 150]);
  expect(viewport.zoom).toBe(2);
  expect(under()).toBeCloseTo(before);
  viewport.zoomBy(1000, [150, 150]);
  const closest = viewport.zoom;
  viewport.zoomBy(1000, [150, 150]);
  expect(viewport.zoom).toBe(closest);
  viewport.zoomBy(0.0001, [150, 150]);
  expect(viewport.zoom).toBe(1);
});
