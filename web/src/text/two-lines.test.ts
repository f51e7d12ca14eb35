import { expect, test } from 'vitest';
import { onTwoLines } from './two-lines';

test('a short name stays on one line', () => {
  expect(onTwoLines('Market')).toEqual(['Market']);
  expect(onTwoLines('Great Hall')).toEqual(['Great Hall']);
});

test('a long name is broken where both lines are shortest', () => {
  expect(onTwoLines('The treasure chamber')).toEqual(['The treasure', 'chamber']);
  expect(onTwoLines('La chambre au trésor')).toEqual(['La chambre', 'au trésor']);
});

test('a long word cannot be broken', () => {
  expect(onTwoLines('Schatzkammerturm')).toEqual(['Schatzkammerturm']);
});
