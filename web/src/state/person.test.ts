import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api } from '../net/api';
import { afterSignIn, me, signIn, hasName, rename, settle } from './person.svelte';

const UNKNOWN = new ApiError(401, { code: 'who', message: { key: 'who' }, sentence: 'Who are you?' });

beforeEach(() => {
  me.name = null;
  vi.spyOn(api, 'rename').mockImplementation((name) => Promise.resolve({ name } as never));
});

afterEach(() => {
  settle(false);
  vi.restoreAllMocks();
});

test('the server knows who we are', async () => {
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Maud' } as never);
  await signIn();
  expect([me.name, me.known]).toEqual(['Maud', true]);
  expect(await hasName()).toBe(true);
  expect(me.asking).toBe(false);
});

test('who has no name is asked, and everything that waits goes on', async () => {
  const [one, other] = [hasName(), hasName()];
  expect(me.asking).toBe(true);
  await rename('Nils');
  expect(await Promise.all([one, other])).toEqual([true, true]);
  expect([me.name, me.asking]).toEqual(['Nils', false]);
});

test('who chooses no name does nothing', async () => {
  const act = vi.fn();
  const doing = afterSignIn(act);
  settle(false);
  expect(await doing).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test('who is no longer known is asked anew, and then it is done', async () => {
  me.name = 'Maud';
  const act = vi.fn().mockRejectedValueOnce(UNKNOWN).mockResolvedValueOnce('done');
  const doing = afterSignIn(act);
  await vi.waitFor(() => expect(me.asking).toBe(true));
  await rename('Maud');
  expect(await doing).toBe('done');
});

test('any other failure is told to who asked', async () => {
  me.name = 'Maud';
  await expect(afterSignIn(() => Promise.reject(new Error('else')))).rejects.toThrow('else');
});
