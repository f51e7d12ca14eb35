import { beforeEach, describe, expect, test } from 'vitest';
import type { Live, SceneStep } from '../../net/live-table.svelte';
import { scene } from '../../table/state/scene.fixture';
import type { Scene } from '../../wire';
import { Past } from './past.svelte';
import { pressPastKey } from './past-keys';
import { turnsSince } from './turns-since';

const ME = 0;
let tell: (step: SceneStep) => void;
let live: { scene: Scene; info: { me?: number } };
let past: Past;
/** What is told of the moments. */
const since = () => turnsSince(past.start!, past.moments, ME, past.isMixed);

/** A moment at which a seat is asked. */
const asked = (seat: number, title = ''): Scene =>
  scene({ title, prompt: { mine: seat === ME, title: '', waiting: [seat] } });

function come(next: Scene, isNext = true): void {
  const before = isNext ? live.scene : null;
  live.scene = next;
  tell({ scene: next, before });
}

const titles = () => past.moments.map(({ scene: { title } }) => title);
const key = (name: string) => pressPastKey({ key: name } as KeyboardEvent, past, () => {});

beforeEach(() => {
  live = {
    scene: asked(ME),
    info: { me: ME },
    ...{ follow: (hear: typeof tell) => ((tell = hear), () => {}) },
  };
  past = new Past(live as unknown as Live);
  come(asked(1, 'my act'));
  for (const [seat, title] of [[1, 'a'], [1, 'b'], [2, 'c'], [2, 'd'], [ME, 'e']] as const) come(asked(seat, title)); // prettier-ignore
});

test('the moments since the viewer’s own act are kept', () => {
  expect(titles()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(past.moments.map(({ seat }) => seat)).toEqual([1, 1, 1, 2, 2]);
  come(asked(1, 'mine again'));
  expect(titles()).toEqual([]);
});

test('one steps back and on, by acts and by turns', () => {
  key(',');
  expect(past.moment?.scene.title).toBe('d');
  key('<');
  expect(past.moment?.scene.title).toBe('a');
  key('<');
  expect(past.moment?.scene.title).toBe('a');
  key('>');
  expect(past.moment?.scene.title).toBe('d');
  key('.');
  expect(past.at).toBe(null);
});

test('the present comes back by a key, and by whatever happens', () => {
  past.look(1);
  expect(key('n')).toBe(true);
  expect(past.at).toBe(null);
  past.look(1);
  expect(key('Escape')).toBe(true);
  expect(key('Escape')).toBe(false);
  past.look(1);
  come(asked(1));
  expect(past.at).toBe(null);
});

test('nothing is kept after a whole scene, nor for somebody who watches', () => {
  come(asked(ME), false);
  expect(titles()).toEqual([]);
  expect(key(',')).toBe(false);
  delete live.info.me;
  come(asked(2));
  expect(titles()).toEqual([]);
});

test('of very many moments the last are kept', () => {
  for (let n = 0; n < 500; n += 1) come(asked(1, `${n}`));
  expect([past.moments.length, titles().at(-1)]).toEqual([400, '499']);
});

describe('several acts that come as one step, after a lost connection', () => {
  const gold = (seat: number, value: number) => ({ id: `gold:${seat}`, of: seat, icon: 'gold', label: 'gold', value });
  const log = (...seats: number[]) => seats.map((seat, n) => ({ n, seq: n, seat, text: 'acts' }));
  const seats = [0, 1].map((seat) => ({ seat, name: `${seat}` }));

  function comeTogether(seq: number, by: number[], waiting: number, rest: Partial<Scene> = {}): void {
    const prompt = { mine: waiting === ME, title: '', waiting: [waiting] };
    come(scene({ seq, prompt, log: log(...by), seats, ...rest } as Partial<Scene>));
  }

  beforeEach(() => {
    comeTogether(10, [], ME, { counters: [gold(ME, 5), gold(1, 5)] } as Partial<Scene>);
    come(live.scene, false);
  });

  test('of the viewer’s act and those of others the latter are told', () => {
    comeTogether(13, [ME, 1, 1], ME, { counters: [gold(ME, 3), gold(1, 7)] } as Partial<Scene>);
    expect(since().others.map(({ seat, changes }) => [seat, changes[0]?.n])).toEqual([[1, '+2']]);
    expect(since().mine.changes).toEqual([]); // nobody knows what the viewer paid
    comeTogether(14, [ME, 1, 1, ME], 1);
    expect(titles()).toEqual([]);
  });

  test('of the viewer’s alone nothing is', () => {
    comeTogether(12, [ME, ME], 1);
    expect(titles()).toEqual([]);
  });

  test('those of others are one moment of nobody', () => {
    comeTogether(11, [ME], 1);
    comeTogether(14, [ME, 1, 1, 1], ME);
    expect(past.moments.map(({ seat }) => seat)).toEqual([null]);
    expect(since().others.map(({ seat }) => seat)).toEqual([1]);
  });
});
