import { expect, test } from 'vitest';
import { choice } from '../state/scene.fixture';
import { buttonKind, isOnlyIcon, mainLast } from './button-order';

const main = choice(1, [], { weight: 'main' });
const plain = choice(2, []);
const target = choice(3, ['a']);

test('the bar has the choices without targets, the main one last', () => {
  expect(mainLast([main, target, plain])).toEqual([plain, main]);
});

test('a button is drawn by the weight of its choice, unless it is the one to press first', () => {
  const [grave, quiet] = [choice(4, [], { weight: 'grave' }), choice(5, [], { weight: 'quiet' })];
  expect([main, plain, grave, quiet].map((each) => buttonKind(each, main))).toEqual(['main', '', 'grave', 'ghost']);
  expect(buttonKind(grave, grave)).toBe('main');
  expect(buttonKind(main, undefined)).toBe('');
});

test('with enough room, or without an icon, a button has its words', () => {
  const quiet = choice(6, [], { weight: 'quiet', icon: 'key' });
  expect(isOnlyIcon(quiet, { narrow: false, tight: false, stepping: true })).toBe(false);
  expect(isOnlyIcon(choice(7, []), { narrow: true, tight: true, stepping: true })).toBe(false);
});

test('with little room a choice that takes back, is seldom wanted or stands beside a step is an icon', () => {
  const [narrow, tight] = [
    { narrow: true, tight: false, stepping: false },
    { narrow: false, tight: true, stepping: false },
  ];
  const back = choice(8, [], { key: 'Backspace', icon: 'key' });
  expect([isOnlyIcon(back, narrow), isOnlyIcon({ ...back, mode: 'draw' }, narrow)]).toEqual([false, true]);
  const quiet = choice(9, [], { weight: 'quiet', icon: 'key' });
  expect([isOnlyIcon(quiet, narrow), isOnlyIcon(quiet, tight)]).toEqual([false, true]);
  expect(isOnlyIcon({ ...plain, icon: 'key' }, { ...narrow, stepping: true })).toBe(true);
});
