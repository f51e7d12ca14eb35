import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoff, SILENT_FOR } from './connection';
import { FakeNet } from './live.fixture';
import type { Live } from './live-table.svelte';

let net: FakeNet;
let live: Live;

beforeEach(() => {
  net = new FakeNet();
  live = net.live;
});

afterEach(() => net.end());

test('a silent connection is pinged, then given up', () => {
  net.begin();
  vi.advanceTimersByTime(20_000);
  expect(net.last.sent.filter((command) => command['do'] === 'ping')).toHaveLength(1);
  vi.advanceTimersByTime(SILENT_FOR);
  expect(net.sockets.length).toBeGreaterThan(1);
});

test('a pong keeps it alive', () => {
  net.begin();
  for (let n = 0; n < 6; n++) {
    vi.advanceTimersByTime(20_000);
    net.last.receive({ is: 'pong' });
  }
  expect(net.sockets).toHaveLength(1);
});

test('without a network it waits, and comes back at once with it', () => {
  net.begin();
  net.online = false;
  dispatchEvent(new Event('offline'));
  expect(live.status).toBe('offline');
  vi.advanceTimersByTime(60_000);
  expect(net.sockets).toHaveLength(1);
  net.online = true;
  dispatchEvent(new Event('online'));
  expect(net.sockets).toHaveLength(2);
  expect(live.status).toBe('reconnecting');
});

test('a page that is seen again does not wait for its turn', () => {
  net.begin();
  net.last.drop();
  net.page.dispatchEvent(new Event('visibilitychange'));
  expect(net.sockets).toHaveLength(2);
});

test('some closings are for good', () => {
  net.begin();
  net.last.drop(4404);
  expect(live.status).toBe('closed');
  expect(live.closeCode).toBe(4404);
  vi.advanceTimersByTime(60_000);
  expect(net.sockets).toHaveLength(1);
  live.retry();
  expect(net.sockets).toHaveLength(2);
});

test('a server that restarts is come back to', () => {
  net.begin();
  net.last.drop(1012);
  vi.advanceTimersByTime(1000);
  expect(net.sockets).toHaveLength(2);
});

test('tries become rarer and are never in step', () => {
  expect(backoff(0, 0)).toBe(200);
  expect(backoff(0, 1)).toBe(400);
  expect(backoff(3, 1)).toBe(3200);
  expect(backoff(30, 1)).toBe(15_000);
});

test('once left it stays silent', () => {
  net.begin();
  live.stop();
  vi.advanceTimersByTime(120_000);
  expect(net.sockets).toHaveLength(1);
  expect(net.last.closed).toBe(true);
});
