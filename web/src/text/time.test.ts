import { afterEach, expect, test } from 'vitest';
import { texts } from './translate.svelte';
import { ago, hour, pace } from './time';

const HOUR = 3600;
const DAY = 24 * HOUR;

afterEach(() => {
  texts.lang = 'en';
});

test('a pace is told in the largest unit that fits', () => {
  expect([0, 60, 180, HOUR, DAY, 3 * DAY].map(pace)).toEqual(['no limit', '1 min', '3 min', '1 h', '1 day', '3 days']);
});

test('what has passed is told in the largest unit, and the future is now', () => {
  const now = 100 * DAY;
  const passed = [-5, 59, 60, 59 * 60 + 59, HOUR, DAY - 1, DAY, 9 * DAY].map((seconds) => ago(now - seconds, now));
  expect(passed.slice(0, 4)).toEqual(['now', 'now', '1 minute ago', '59 minutes ago']);
  expect(passed.slice(4)).toEqual(['1 hour ago', '23 hours ago', 'yesterday', '9 days ago']);
});

test('times are said in the language of the reader', () => {
  texts.lang = 'fr';
  expect(ago(0, DAY)).toBe('hier');
  expect(pace(2 * DAY)).toBe('2 jours');
});

test('an hour has two digits each', () => {
  const at = new Date(2026, 10, 17, 7, 5).getTime() / 1000;
  expect(hour(at)).toBe('07:05');
});
