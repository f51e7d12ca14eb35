import { expect, test } from 'vitest';
import type { Sound } from '../../wire';
import { isAudible } from './audible';
import { DECIBELS } from './instruments';

const sounds = Object.keys(DECIBELS) as Sound[];
const heard = (tempo: 'instant' | 'brisk' | 'calm', onlyTurn = false) =>
  sounds.filter((sound) => isAudible(sound, { tempo, onlyTurn }));

test('everything is heard where what happens is shown', () => {
  expect(heard('brisk')).toEqual(sounds);
  expect(heard('calm')).toEqual(sounds);
});

test('where everything is shown at once, only one’s turn, wounds and the end are heard', () => {
  expect(heard('instant')).toEqual(['turn', 'hurt', 'fall', 'won', 'over']);
});

test('whoever wants so hears their turn alone', () => {
  expect(heard('calm', true)).toEqual(['turn']);
  expect(heard('instant', true)).toEqual(['turn']);
});
