import { expect, test } from 'vitest';
import type { GameInfo } from '../wire';
import { Drafts } from './drafts.svelte';
import { friendsDraft } from './new-table';

const game = (name: string): GameInfo => ({
  name,
  title: { key: name },
  tagline: { key: name },
  icon: 'key',
  tint: 'slate',
  minutes: 5,
  seats: [2, 4],
  rules_version: 1,
  options: [],
  bots: [],
  usual_bot: 'greedy',
  house_players: [],
  easiest: false,
});

test('a first draft is made once for each game, and kept when another is edited', () => {
  let made = 0;
  const drafts = new Drafts((each) => ({ ...friendsDraft(each), pace: ++made }));
  expect([drafts.of(game('one')).pace, drafts.of(game('two')).pace, drafts.of(game('one')).pace]).toEqual([1, 2, 1]);
  drafts.set({ ...drafts.of(game('one')), pace: 60 });
  expect([drafts.of(game('one')).pace, drafts.of(game('two')).pace]).toEqual([60, 2]);
});
