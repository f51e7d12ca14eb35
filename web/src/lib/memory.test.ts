import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptInvite } from './invites';
import { remember, remembered } from './memory';

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

test('an invitation is kept for its table', () => {
  expect(keptInvite('one', null)).toBeNull();
  expect(keptInvite('one', 'word')).toBe('word');
  expect(keptInvite('one', null)).toBe('word');
  expect(keptInvite('two', null)).toBeNull();
});
