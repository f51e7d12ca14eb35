import { expect, test } from 'vitest';
import type { ReplayMark, Scene } from '../wire';
import { flagsOf } from './timeline-flags';

const scene = {
  boards: [{ spots: [{ id: '0:death', icon: 'death-skull' }, { id: '0:A1' }, { id: '0:exit', icon: 'exit-door' }] }],
} as unknown as Scene;

const mark = (seq: number, ...refs: string[]): ReplayMark => ({ seq, text: { key: `m${seq}` }, refs });

test('a flag wears the icon of what the event is about', () => {
  const flags = flagsOf([mark(9, '0:exit'), mark(3, '0:A1', '0:death')], 1, scene);
  expect(flags.map(({ seq, icon }) => [seq, icon])).toEqual([
    [3, 'death-skull'],
    [9, 'exit-door'],
  ]);
});

test('without one it is a plain flag', () => {
  expect(flagsOf([mark(3, '0:A1'), mark(8)], 1, scene).map(({ icon }) => icon)).toEqual(['flying-flag', 'flying-flag']);
});

test('events that are near share a flag, counted from its first', () => {
  const flags = flagsOf([mark(1), mark(3, '0:death'), mark(5), mark(6)], 5, scene);
  expect(flags.map(({ seq, marks }) => [seq, marks.length])).toEqual([
    [1, 3],
    [6, 1],
  ]);
  expect(flags[0]!.icon).toBe('death-skull');
});

test('events of one moment always share a flag', () => {
  expect(flagsOf([mark(4), mark(4)], 0, scene)).toHaveLength(1);
});
