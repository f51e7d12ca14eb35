import { afterEach, expect, test, vi } from 'vitest';
import { stageFoot } from './stage-foot';

afterEach(() => vi.unstubAllGlobals());

const rect = (left: number, top: number, width: number, height: number) => ({
  getBoundingClientRect: () => ({ left, top, width, height, bottom: top + height }),
});

function page(stage: object | null, ...feet: object[]): Document {
  vi.stubGlobal('innerHeight', 900);
  return { querySelector: () => stage, querySelectorAll: () => feet } as unknown as Document;
}

test('toasts stand in the middle of the stage, above the bar and the hand', () => {
  const stage = rect(0, 48, 1140, 760);
  expect(stageFoot(page(stage, rect(0, 815, 1140, 85)))).toEqual({ middle: 570, room: 1140, above: 102 });
  expect(stageFoot(page(stage, rect(0, 815, 1140, 85), rect(0, 640, 700, 160)))?.above).toBe(270);
});

test('a hand at the head of the stage lifts nothing, and without a stage they have their own place', () => {
  const stage = rect(0, 48, 1140, 760);
  expect(stageFoot(page(stage, rect(0, 60, 700, 160)))?.above).toBe(102);
  expect(stageFoot(page(null))).toBeNull();
});
