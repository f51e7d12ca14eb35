import { expect, test } from 'vitest';
import type { GreatMoment } from '../../wire';
import { TIMES } from '../motion/times';
import { aroundRecap, momentsIn, schedule, stageFor } from './moment-time';

const TIME = TIMES.brisk;
const moment = (rest: Partial<GreatMoment> = {}): GreatMoment => ({
  kind: 'loss',
  title: 'The dragon attacks',
  icon: 'hearts',
  tint: 'blood',
  seats: [1],
  ...rest,
});
const cube = { face: 'cube' };

test('whom it is about sees it large, all others beside its place', () => {
  expect([stageFor(moment(), 1), stageFor(moment(), 0), stageFor(moment(), null)]).toEqual(['full', 'inset', 'inset']);
  const other = moment({ mine: 'inset', others: 'full' });
  expect([stageFor(other, 1), stageFor(other, null)]).toEqual(['inset', 'full']);
});

test('who has looked at the place sees more than a line of the log', () => {
  const sold = moment({ others: 'line', watchers: 'inset', at: 'card' });
  const [looked, elsewhere] = [new Set(['card']), new Set(['pile'])];
  expect([stageFor(sold, 0, looked), stageFor(sold, 0, elsewhere), stageFor(sold, 0)]).toEqual([
    'inset',
    'line',
    'line',
  ]);
  expect(momentsIn({ viewer: 0, beats: [{ do: 'moment', moment: sold }] }, looked)).toHaveLength(1);
});

test('what is only a line of the log is no moment', () => {
  const beats = [{ do: 'moment', moment: moment({ others: 'line' }) }, { do: 'hurt' }] as const;
  expect(momentsIn({ viewer: 1, beats: [...beats] })).toHaveLength(1);
  expect(momentsIn({ viewer: 0, beats: [...beats] })).toEqual([]);
});

test('each thing that is drawn takes its time, and dice theirs', () => {
  expect(schedule(moment(), 1, TIME).whole).toBe(TIME.full);
  expect(schedule(moment({ drawn: [cube, cube, cube] }), 1, TIME).whole).toBe(TIME.full + 3 * TIME.drawn);
  expect(schedule(moment({ thrown: [['die'], ['die']] }), 1, TIME).whole).toBe(TIME.full + TIME.roll);
  expect(schedule(moment({ drawn: [cube, cube] }), 0, TIME).whole).toBe(TIME.inset + TIME.drawn);
});

test('throws that follow each other take their time one after the other', () => {
  const blow = { dice: ['die'] };
  const { deed, issue, roll } = schedule(moment({ throws: [blow, blow, blow] }), 1, TIME);
  expect([roll, issue]).toEqual([TIME.roll, deed + 3 * TIME.roll]);
});

test('moments stand before or after the recap of their scene', () => {
  const beats = [
    { do: 'moment', moment: moment({ title: 'goal' }) },
    { do: 'recap' },
    { do: 'moment', moment: moment({ title: 'over' }) },
  ] as const;
  const titles = (all: typeof beats | readonly (typeof beats)[0][]) =>
    aroundRecap({ viewer: 1, beats: [...all] }).map((part) => part.map(({ title }) => title));
  expect(titles(beats)).toEqual([['goal'], ['over']]);
  expect(titles([beats[0]])).toEqual([['goal'], []]);
});

test('the issue comes when everything was drawn and thrown', () => {
  const { deed, issue, whole } = schedule(moment({ drawn: [cube, cube], thrown: [['die']] }), 1, TIME);
  expect(issue).toBe(deed + 2 * TIME.drawn + TIME.roll);
  expect(whole - issue).toBeGreaterThan(1000);
});

test('what is turned up together does not wait for each other', () => {
  const { apart, deed, issue, whole } = schedule(moment({ kind: 'reveal', drawn: [cube, cube, cube] }), 1, TIME);
  expect([apart, whole]).toEqual([0, TIME.full]);
  expect(issue).toBeGreaterThan(deed);
});
