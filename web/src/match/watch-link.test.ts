import { expect, test } from 'vitest';
import { watchLink, watchNote } from './watch-link';

const ORIGIN = 'https://table.example';

test('the link of a public table needs no invitation and carries none', () => {
  const info = { id: 'a/b', access: 'public', invite: 'token' } as const;
  expect(watchLink(info, ORIGIN)).toBe('https://table.example/t/a%2Fb');
  expect(watchNote(info)).toBe('ui-share-public');
});

test('who sits at a private table shares its invitation', () => {
  const info = { id: 'a', access: 'private', invite: 'to ken' } as const;
  expect(watchLink(info, ORIGIN)).toBe('https://table.example/t/a?invite=to%20ken');
  expect(watchNote(info)).toBe('ui-share-private');
});

test('who only watches a private table cannot open it to others', () => {
  const info = { id: 'a', access: 'private' } as const;
  expect(watchLink(info, ORIGIN)).toBe('https://table.example/t/a');
  expect(watchNote(info)).toBe('ui-share-invited');
});
