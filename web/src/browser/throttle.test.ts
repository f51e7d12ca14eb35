import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Throttle, REST } from './throttle';

let done: number;
let paced: Throttle;

beforeEach(() => {
  vi.useFakeTimers();
  done = 0;
  paced = new Throttle(() => (done += 1));
});

afterEach(() => void vi.useRealTimers());

test('the first time it is done at once', () => {
  paced.ask();
  expect(done).toBe(1);
});

test('what is asked for during the rest is done once, when it is over', () => {
  for (let n = 0; n < 5; n++) paced.ask();
  expect(done).toBe(1);
  vi.advanceTimersByTime(REST + 1);
  expect(done).toBe(2);
  vi.advanceTimersByTime(10 * REST);
  expect(done).toBe(2);
});

test('after a quiet while it is at once again', () => {
  paced.ask();
  vi.advanceTimersByTime(REST + 1);
  paced.ask();
  expect(done).toBe(2);
});

test('stopped, it is not done any more, and can begin anew', () => {
  paced.ask();
  paced.ask();
  paced.stop();
  vi.advanceTimersByTime(10 * REST);
  expect(done).toBe(1);
  paced.ask();
  expect(done).toBe(2);
});
