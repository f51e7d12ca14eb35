import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from './poll';

const page = Object.assign(new EventTarget(), { hidden: false });
const ask = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  ask.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it asks at once, and again whenever the time has passed', () => {
  const stop = poll(ask, 1000);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2999);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

test('a hidden page does not ask, and asks as soon as it is seen again', () => {
  const stop = poll(ask, 1000);
  page.hidden = true;
  vi.advanceTimersByTime(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test('nothing is asked after it was stopped', () => {
  poll(ask, 1000)();
  vi.advanceTimersByTime(5000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(1);
});
