import { expect, test } from 'vitest';
import { routeOf, samePage } from './route';

const at = (path: string) => routeOf(new URL(path, 'https://table.example'));

test('every page has its address', () => {
  expect(at('/')).toEqual({ page: 'lobby' });
  expect(at('/new?game=clank')).toEqual({ page: 'new', game: 'clank' });
  expect(at('/watch')).toEqual({ page: 'watch' });
  expect(at('/replays/')).toEqual({ page: 'replays' });
  expect(at('/t/abc?invite=xyz')).toEqual({ page: 'table', id: 'abc', invite: 'xyz' });
  expect(at('/replay/abc?at=12&viewer=1')).toEqual({ page: 'replay', id: 'abc', at: 12, viewer: 1, invite: null });
  expect(at('/rules')).toEqual({ page: 'rules', game: null, rule: null });
  expect(at('/rules/dragonquest#DQ-4.3')).toEqual({ page: 'rules', game: 'dragonquest', rule: 'DQ-4.3' });
  expect(at('/about')).toEqual({ page: 'about' });
});

test('what nobody knows is nowhere', () => {
  expect(at('/t')).toEqual({ page: 'nowhere' });
  expect(at('/t/a/b')).toEqual({ page: 'nowhere' });
  expect(at('/rules/x/%E0%A4%A')).toEqual({ page: 'nowhere' });
});

test('a bad number or a bad escape is left out, not fatal', () => {
  expect(at('/replay/a?at=-1&viewer=x')).toEqual({ page: 'replay', id: 'a', at: null, viewer: null, invite: null });
  expect(at('/t/%E0%A4%A')).toMatchObject({ page: 'table' });
});

test('another moment of the same match is the same page', () => {
  expect(samePage(at('/replay/a?at=1'), at('/replay/a?at=2'))).toBe(true);
  expect(samePage(at('/replay/a'), at('/replay/b'))).toBe(false);
  expect(samePage(at('/'), at('/about'))).toBe(false);
});
