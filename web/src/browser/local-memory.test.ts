import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remember, remembered } from './local-memory';

function shelf(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

beforeEach(() => vi.stubGlobal('localStorage', shelf()));
afterEach(() => vi.unstubAllGlobals());

test('what is remembered is there the next time', () => {
  remember('lang', 'fr');
  expect(remembered('lang')).toBe('fr');
  expect(remembered('else')).toBeNull();
});

test('a browser that forbids it just forgets', () => {
  const forbid = () => {
    throw new DOMException('no');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  remember('lang', 'fr');
  expect(remembered('lang')).toBeNull();
});
