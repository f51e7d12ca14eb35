import { expect, test } from 'vitest';
import { inTwo } from './two-lines';

test('a short name stays on one line', () => {
  expect(inTwo('Market')).toEqual(['Market']);
  expect(inTwo('Great Hall')).toEqual(['Great Hall']);
});

test('a long name is broken where both lines are shortest', () => {
  expect(inTwo('The treasure chamber')).toEqual(['The treasure', 'chamber']);
  expect(inTwo('La chambre au trésor')).toEqual(['La chambre', 'au trésor']);
});

test('a long word cannot be broken', () => {
  expect(inTwo('Schatzkammerturm')).toEqual(['Schatzkammerturm']);
});
