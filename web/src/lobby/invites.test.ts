import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptInvite } from './invites';

function shelf(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

beforeEach(() => vi.stubGlobal('localStorage', shelf()));
afterEach(() => vi.unstubAllGlobals());

test('an invitation is kept for its table', () => {
  expect(keptInvite('one', null)).toBeNull();
  expect(keptInvite('one', 'word')).toBe('word');
  expect(keptInvite('one', null)).toBe('word');
  expect(keptInvite('two', null)).toBeNull();
});
