import { expect, test } from 'vitest';
import type { TimelineEvent, Scene } from '../wire';
import { flagsOf } from './timeline-flags';

const scene = {
  boards: [{ spots: [{ id: '0:death', icon: 'death-skull' }, { id: '0:A1' }, { id: '0:exit', icon: 'exit-door' }] }],
} as unknown as Scene;

const event = (seq: number, ...refs: string[]): TimelineEvent => ({ seq, text: { key: `m${seq}` }, refs });

test('a flag wears the icon of what the event is about', () => {
  const flags = flagsOf([event(9, '0:exit'), event(3, '0:A1', '0:death')], 1, scene);
  expect(flags.map(({ seq, icon }) => [seq, icon])).toEqual([
    [3, 'death-skull'],
    [9, 'exit-door'],
  ]);
});

test('without one it is a plain flag', () => {
  expect(flagsOf([event(3, '0:A1'), event(8)], 1, scene).map(({ icon }) => icon)).toEqual([
    'flying-flag',
    'flying-flag',
  ]);
});

test('events that are near share a flag, counted from its first', () => {
  const flags = flagsOf([event(1), event(3, '0:death'), event(5), event(6)], 5, scene);
  expect(flags.map(({ seq, events }) => [seq, events.length])).toEqual([
    [1, 3],
    [6, 1],
  ]);
  expect(flags[0]!.icon).toBe('death-skull');
});

test('events of one moment always share a flag', () => {
  expect(flagsOf([event(4), event(4)], 0, scene)).toHaveLength(1);
});
