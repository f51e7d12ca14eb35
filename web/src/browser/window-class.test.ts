import { expect, test } from 'vitest';
import { foldsAtFirst, isPhone, isTablet, unitOf, windowClass } from './window-class';

test('each window belongs to one of seven classes', () => {
  const sizes = [
    [360, 800],
    [390, 844],
    [800, 360],
    [667, 375],
    [768, 1024],
    [820, 1180],
    [1024, 768],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const;
  expect(sizes.map(([width, height]) => windowClass(width, height))).toEqual([
    ...['upright', 'upright', 'sideways', 'sideways', 'tall', 'tall', 'flat', 'laptop', 'desk', 'large'],
  ]);
  expect(windowClass(360, 420)).toBe('upright');
  expect(windowClass(1400, 620)).toBe('flat');
  expect([isPhone('sideways'), isPhone('tall'), isTablet('flat'), isTablet('laptop')]).toEqual([
    ...[true, false, true, false],
  ]);
});

test('things grow with the window from the size of the design on', () => {
  expect([unitOf(1366, 768), unitOf(1440, 900), unitOf(1920, 900)]).toEqual([1, 1, 1]);
  expect(unitOf(1920, 1080)).toBeCloseTo(1.2);
  expect(unitOf(3840, 2160)).toBe(1.6);
});

test('a rail is folded at first where it has little room', () => {
  expect([foldsAtFirst('laptop', 660), foldsAtFirst('laptop', 768), foldsAtFirst('flat', 660)]).toEqual([
    ...[true, false, false],
  ]);
});
