import { expect, test } from 'vitest';
import { isNear, menuPlace, roomBeside, tipPlace } from './place-beside';

const PAGE = { width: 1000, height: 800 };
const TIP = { width: 200, height: 100 };
const at = (left: number, top: number) => ({ left, top, width: 50, height: 50 });

const put = (thing: ReturnType<typeof at>, targets: ReturnType<typeof at>[] = [], page = PAGE) =>
  tipPlace(thing, TIP, page, targets, false);

test('a tooltip is beside its thing, on the side with more room', () => {
  expect(put(at(100, 300))).toEqual({ left: 162, top: 275 });
  expect(put(at(900, 300))).toEqual({ left: 688, top: 275 });
});

test('a tooltip covers no target', () => {
  const right = { left: 370, top: 280, width: 40, height: 40 };
  expect(put(at(300, 300), [right])).toEqual({ left: 88, top: 275 });
  expect(put(at(300, 300), [right, { ...right, left: 170 }])).toEqual({ left: 225, top: 376 });
});

test('among targets on all sides a tooltip takes the nearest free place, or none', () => {
  const around = [at(170, 280), at(400, 280), at(300, 380), at(300, 200)];
  const free = put(at(300, 300), around)!;
  expect(around.every((one) => !isNear({ ...free, ...TIP }, [one.left + 25, one.top + 25], 20))).toBe(true);
  const everywhere = [{ left: 0, top: 0, width: 1000, height: 800 }];
  expect(put(at(300, 300), everywhere)).toBeNull();
  expect(tipPlace(at(300, 300), TIP, PAGE, everywhere, true)).toEqual({ left: 362, top: 275 });
});

test('a tooltip stays on the page', () => {
  expect(put(at(100, 0))).toEqual({ left: 162, top: 8 });
});

test('a pointer is on its way to a tooltip when it is near', () => {
  expect(isNear(at(100, 100), [90, 120], 14)).toBe(true);
  expect(isNear(at(100, 100), [80, 120], 14)).toBe(false);
});

test('a tooltip leaves the bar at the foot and a drawer at the right free', () => {
  const bar = { left: 0, top: 730, width: 700, height: 70 };
  const drawer = { left: 700, top: 0, width: 300, height: 800 };
  expect(roomBeside(PAGE, [])).toEqual(PAGE);
  expect(roomBeside(PAGE, [bar, drawer])).toEqual({ width: 700, height: 730 });
  const room = roomBeside(PAGE, [bar, drawer]);
  expect(put(at(500, 680), [], room)).toEqual({ left: 288, top: 622 });
});

test('a menu is beside its thing, or below or above it on a narrow page', () => {
  const phone = { width: 220, height: 800 };
  expect(menuPlace(at(100, 300), TIP, PAGE)).toEqual({ left: 160, top: 285 });
  expect(menuPlace(at(900, 300), TIP, PAGE)).toEqual({ left: 690, top: 285 });
  expect(menuPlace(at(100, 300), TIP, phone)).toEqual({ left: 10, top: 360 });
  expect(menuPlace(at(100, 700), TIP, phone)).toEqual({ left: 10, top: 590 });
  expect(menuPlace(undefined, TIP, PAGE)).toEqual({ left: 400, top: 350 });
});
