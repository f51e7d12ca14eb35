import { expect, test } from 'vitest';
import { keyframes, timing } from './keyframes';
import type { AnimationTrack } from './tracks';

const time = { at: 0, takes: 200, target: { piece: 'pawn' } };
const glide: AnimationTrack = { is: 'glide', by: [10, -20], scale: 2, flies: false, ...time };
const others = (['ring', 'flash', 'flip', 'roll', 'sway'] as const).map((is): AnimationTrack => ({ is, ...time }));

test('a piece glides from where it was, is a little larger halfway, and ends as the scene says', () => {
  expect(keyframes(glide).map(({ transform }) => transform)).toEqual([
    'translate(10px, -20px) scale(2)',
    'translate(5px, -10px) scale(1.56)',
    'none',
  ]);
});

test('a line grows from the length it had', () => {
  const frames = keyframes({ is: 'draw', from: 30, to: 100, ...time });
  expect(frames.map(({ strokeDashoffset }) => strokeDashoffset)).toEqual([70, 0]);
});

test('everything ends as the scene says', () => {
  for (const track of [glide, ...others]) {
    const last = keyframes(track).at(-1)!;
    expect(['none', 'drop-shadow(0 0 0 transparent)', 'translateX(0px) rotate(0deg)']).toContain(
      last['transform'] ?? last['filter'],
    );
  }
  expect(keyframes({ is: 'appear', grows: false, ...time })).toEqual([{ opacity: 0 }, { opacity: 1 }]);
});

test('what glides or appears waits as it begins; what only flashes does not', () => {
  expect(timing(glide, 40)).toEqual({
    duration: 200,
    delay: 40,
    easing: 'cubic-bezier(.2,.7,.2,1)',
    fill: 'backwards',
  });
  expect(timing(others[1]!, 0)).toEqual({ duration: 200, delay: 0, fill: 'none' });
});
