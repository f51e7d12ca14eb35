import { expect, test } from 'vitest';
import { menuPlace, tipPlace } from './place-beside';

const PAGE = { width: 1000, height: 800 };
const TIP = { width: 200, height: 100 };
const at = (left: number, top: number) => ({ left, top, width: 50, height: 50 });

test('a tooltip is at the right of its thing, or at the left where there is no room', () => {
  expect(tipPlace(at(100, 300), TIP, PAGE, [])).toEqual({ left: 164, top: 275 });
  expect(tipPlace(at(900, 300), TIP, PAGE, [])).toEqual({ left: 686, top: 275 });
});

test('a tooltip goes where it covers the fewest targets', () => {
  const right = { left: 170, top: 280, width: 40, height: 40 };
  expect(tipPlace(at(300, 300), TIP, PAGE, [{ ...right, left: 370 }])).toEqual({ left: 86, top: 275 });
  expect(tipPlace(at(300, 300), TIP, PAGE, [{ ...right, left: 370 }, right])).toEqual({ left: 225, top: 376 });
});

test('a tooltip stays on the page', () => {
  expect(tipPlace(at(100, 0), TIP, PAGE, [])).toEqual({ left: 164, top: 8 });
});

test('a menu is beside its thing, or below or above it on a narrow page', () => {
  const phone = { width: 220, height: 800 };
  expect(menuPlace(at(100, 300), TIP, PAGE)).toEqual({ left: 160, top: 285 });
  expect(menuPlace(at(900, 300), TIP, PAGE)).toEqual({ left: 690, top: 285 });
  expect(menuPlace(at(100, 300), TIP, phone)).toEqual({ left: 10, top: 360 });
  expect(menuPlace(at(100, 700), TIP, phone)).toEqual({ left: 10, top: 590 });
  expect(menuPlace(undefined, TIP, PAGE)).toEqual({ left: 400, top: 350 });
});
