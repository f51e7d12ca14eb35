import { expect, test } from 'vitest';
import { addressWith, routeOf, samePage, textsOfTable, unknownGame } from './route';

const at = (path: string) => routeOf(new URL(path, 'https://table.example'));

test('every page has its address', () => {
  expect(at('/')).toEqual({ page: 'lobby' });
  expect(at('/new?with=friends')).toEqual({ page: 'new', game: null, door: 'friends' });
  expect(at('/new?with=nobody')).toEqual({ page: 'new', game: null, door: null });
  expect(at('/new?game=clank')).toEqual({ page: 'new', game: 'clank', door: null });
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

test('an address may name a game that there is not', () => {
  const known = [{ name: 'chess' }, { name: 'go' }];
  expect(unknownGame(at('/new?game=checkers'), known)).toBe('checkers');
  expect(unknownGame(at('/rules/che%20ss'), known)).toBe('che ss');
  expect(unknownGame(at('/rules/go#G-1'), known)).toBeNull();
  for (const path of ['/new', '/rules', '/', '/t/checkers']) expect(unknownGame(at(path), known)).toBeNull();
  expect(unknownGame(at('/new?game=checkers'), [])).toBeNull();
});

test('the same page about another game', () => {
  expect(addressWith(at('/rules/checkers#1'), 'go')).toBe('/rules/go');
  expect(addressWith(at('/new?game=checkers'), 'a b')).toBe('/new?game=a%20b');
});

test('at a table the texts of its game are asked for', () => {
  const query = (path: string) => textsOfTable(new URL(path, 'http://localhost'));
  expect(query('/t/abc')).toBe('?table=abc');
  expect(query('/replay/abc?at=3&invite=xyz')).toBe('?table=abc&invite=xyz');
  expect(query('/new?game=clank')).toBe('');
});
