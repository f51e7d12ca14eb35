import { expect, test } from 'vitest';
import { asking, choice, tableOf } from './scene.fixture';
import { takeAdvice } from './take-advice';

const advise = (choice: number, on: string[]) => ({ choice, label: 'Go', on });

test('the choice of the hint is made, whatever was picked', () => {
  const { table, attention, onchoose } = tableOf(asking([choice(1, ['pawn']), choice(2, ['b'])]));
  attention.advice = advise(2, ['b']);
  expect(attention.hinted).toEqual(['b']);
  expect(takeAdvice(table)).toBe(true);
  expect(onchoose).toHaveBeenCalledWith(2);
});

test('a choice that is confirmed first is confirmed first', () => {
  const grave = choice(2, ['b'], { ask: 'Sure?' });
  const { table, attention, selection, onchoose } = tableOf(asking([choice(1, ['pawn']), grave]));
  attention.advice = advise(2, ['b']);
  takeAdvice(table);
  expect(onchoose).not.toHaveBeenCalled();
  expect(selection.asking).toEqual(grave);
});

test('of a subset the things of the hint are picked', () => {
  const subset = { of: ['c', 'd'], least: 1, most: 2, first: 8, label: 'Throw' };
  const { table, attention, onchoose } = tableOf(asking([choice(8, [])], { subset }));
  attention.advice = advise(10, ['d']);
  expect(takeAdvice(table)).toBe(true);
  expect(onchoose).toHaveBeenCalledWith(10);
});

test('nothing is done without a hint, or when one is not asked', () => {
  const asked = tableOf(asking([choice(1, ['pawn'])]));
  expect(takeAdvice(asked.table)).toBe(false);
  const watching = tableOf(asking([choice(1, ['pawn'])]), { isInteractive: false });
  watching.attention.advice = advise(1, ['pawn']);
  expect(takeAdvice(watching.table)).toBe(false);
  expect(watching.onchoose).not.toHaveBeenCalled();
});
