import { expect, test } from 'vitest';
import { PORTRAITS } from './portraits';

test('eight house players have a face, each on a tint of its own', () => {
  expect(Object.keys(PORTRAITS)).toEqual(['pip', 'gobbert', 'grumble', 'hush', 'anselm', 'ysolde', 'corvin', 'owl']);
  expect(new Set(Object.values(PORTRAITS).map(({ tint }) => tint)).size).toBe(8);
});

test('every stroke is a path that stays near its square of 100', () => {
  for (const [name, { strokes }] of Object.entries(PORTRAITS)) {
    expect(strokes.length, name).toBeGreaterThan(5);
    for (const { d } of strokes) {
      expect(d, name).toMatch(/^M[-\d. ]+[\d., a-zA-Z-]*$/);
      expect(Math.max(...(d.match(/\d+(\.\d+)?/g) ?? []).map(Number)), name).toBeLessThanOrEqual(110);
    }
  }
});
