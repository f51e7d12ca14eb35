import { expect, test, vi } from 'vitest';
import { choice } from '../state/scene.fixture';
import { alwaysKeys, type KeyLine, line, openKeys } from './key-lines';

vi.mock('../../text/translate.svelte', async (load) => ({ ...(await load<object>()), t: (key: string) => key }));

type Open = Parameters<typeof openKeys>[0];
const open = (rest: Partial<Open>): KeyLine[] =>
  openKeys({ choices: [], gestures: [], menu: [], modes: [], subset: undefined, subsetLabel: '', turns: [], ...rest });
const said = (lines: readonly KeyLine[]) => lines.map(({ keys, words }) => `${keys.flat().join()} ${words}`);

test('the box of now names what can be chosen by a key of its own', () => {
  const bar = { ...choice(1, []), label: 'End the turn', key: 'E' };
  const lit = { ...choice(2, ['p']), label: 'Drink', key: 'P' };
  const far = { ...choice(3, ['p', 'q']), label: 'Pour', key: 'Q' }; // its key takes two picks
  const gestures = [{ target: 'all', route: ['a'], cost: [], label: 'Play all', key: 'A' }];
  expect(said(open({ choices: [bar, lit, far], gestures }))).toEqual(['a Play all', 'e End the turn', 'p Drink']);
});

test('one key is named once; the lines of a menu have digits, the main button has Enter', () => {
  const menu = ['Left', 'Right'].map((label, id) => ({ ...choice(id, ['x']), label }));
  const main = { ...choice(9, []), label: 'Go on', weight: 'main' as const };
  const twice = [3, 4].map((id) => ({ ...choice(id, [`${id}`]), label: `Card ${id}`, key: 'C' }));
  expect(said(open({ choices: [...twice, main], menu }))).toEqual(['1 Left', '2 Right', 'c Card 3', 'Enter Go on']);
});

test('modes and what is picked of several have their keys', () => {
  const modes = [{ id: 'm', label: 'Draw', icon: '', key: 'D' }];
  const subset = { of: ['a'], least: 0, most: 1, first: 0, label: '' };
  expect(said(open({ modes, subset, subsetLabel: 'Throw again' }))).toEqual(['d Draw', 'r Throw again']);
});

test('the sheet has what the page offers besides what every table has', () => {
  const boxes = alwaysKeys({ understand: [line('hint', 'H')], time: [line('skip', ' ')] });
  const keysOf = (title: string) => boxes.find((box) => box.title === title)!.lines.flatMap(({ keys }) => keys.flat());
  expect(keysOf('tbl-keys-understand')).toEqual([' ', 'I', 'M', 'H', '?']);
  expect(keysOf('tbl-keys-time')).toEqual([' ', 'S']);
  expect(keysOf('tbl-keys-table')).toContain('V');
});
