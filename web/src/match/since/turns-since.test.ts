import { describe, expect, test } from 'vitest';
import { scene } from '../../table/state/scene.fixture';
import type { Beat, Counter, Face, LogLine, Piece, Scene, SeatInfo } from '../../wire';
import type { Step } from './happened';
import { hasNews, turnsSince } from './turns-since';

const seats = [0, 1, 2].map((seat): SeatInfo => ({ seat, name: `${seat}`, state: 'waits', counters: [] }));
const gold = (of: number, value: number | string): Counter => ({
  ...{ id: `gold:${of}`, of, value, label: 'gold', icon: 'two-coins', show: 'number' },
});
const line = (n: number, rest: Partial<LogLine> = {}): LogLine => ({ n, seq: n, text: `line ${n}`, ...rest });
const at = (log: LogLine[], counters: Counter[] = []): Scene => scene({ seats, log, counters });

const OLD = [line(0, { seat: 1 })];
/** What happened in one step to this scene. */
const to = (scene: Scene, seat: number | null = null): Step[] => [{ scene, seat }];

test('each of the others has a line with what is new, in the order after the viewer', () => {
  const now = at([...OLD, line(1, { seat: 0 }), line(2, { seat: 2 }), line(3, { seat: 2 })]);
  const { others } = turnsSince(at(OLD), to(now), 1);
  expect(others.map(({ seat, sentences }) => [seat, sentences.map(({ text }) => text)])).toEqual([
    [2, ['line 2', 'line 3']],
    [0, ['line 1']],
  ]);
});

test('numbers that changed are told by how much', () => {
  const now = at(OLD, [gold(0, 5), gold(1, 1), gold(2, 3)]);
  const { others, mine } = turnsSince(at(OLD, [gold(0, 2), gold(1, 4), gold(2, 3)]), to(now), 0);
  expect(mine.changes.map(({ n }) => n)).toEqual(['+3']);
  expect(others.map(({ seat, changes }) => [seat, changes.map(({ n }) => n)])).toEqual([[1, ['−3']]]);
});

test('words and new numbers are no change', () => {
  const { mine } = turnsSince(
    at(OLD, [gold(0, 'two')]),
    to(at(OLD, [gold(0, 'three'), { ...gold(0, 1), id: 'new' }])),
    0,
  );
  expect(mine.changes).toEqual([]);
});

test('what stands out is told of nobody; headings of turns are left out', () => {
  const log = [...OLD, line(1, { kind: 'turn', seat: 2 }), line(2, { kind: 'big' }), line(3)];
  const { general, others } = turnsSince(at(OLD), to(at(log)), 0);
  expect(general.map(({ text }) => text)).toEqual(['line 2']);
  expect(others).toEqual([]);
});

test('there is news where somebody did something, or something befell the viewer', () => {
  const nothing = { others: [], mine: { events: [], changes: [] }, general: [] };
  expect(hasNews(nothing)).toBe(false);
  expect(hasNews({ ...nothing, general: [{ text: 'a roar', times: 1 }] })).toBe(true);
});

test('a turn begins with the first act of its seat; where several acted at once with its first line', () => {
  const now = at([...OLD, line(1, { seat: 1 }), line(2, { seat: 2 })]);
  const steps: Step[] = [
    { seat: null, scene: at([...OLD, line(1, { seat: 1 })]) },
    { seat: null, scene: now },
    { seat: 1, scene: now },
  ];
  expect(turnsSince(at(OLD), steps, 0).others.map(({ seat, from }) => [seat, from])).toEqual([[1, 2], [2, 1]]); // prettier-ignore
});

describe('a turn with cards, a way and a find', () => {
  const card = (title: string): Face => ({ is: 'card', tint: 'slate', title: { key: title }, art: 'robber-hand' });
  const faces: Record<string, Face> = {
    ...scene().faces,
    'pawn:1': { is: 'pawn', seat: 1 },
    thief: card('a thief'),
    map: card('a map'),
    ring: { is: 'token', shape: 'disc', tint: 'gold', icon: 'ring', title: { key: 'a ring' }, n: 5 },
    plan: { is: 'plan', cols: 1, rows: 1, upper: [], lower: [], rooms: [], things: [] },
    four: { is: 'die', tint: 'slate', sides: ['x'], pips: 4 },
    six: { is: 'die', tint: 'slate', sides: ['x'], pips: 6 },
  };
  const named = (key: string, ...things: string[]) => ({
    key,
    args: Object.fromEntries(things.map((thing, n) => [`${n}`, { key: thing }])),
  });
  const pool = (id: string, value: number): Counter => ({ ...gold(0, value), id, of: null, label: id, show: 'pool' });
  const pawnAt = (spot: string): Piece => ({ id: 'pawn:1', face: 'pawn:1', label: '', at: { is: 'spot', spot } });
  const moves: Beat = { do: 'move', pieces: ['pawn:1'], into: ['b'], line: 3 };
  const start = scene({
    seats,
    faces,
    log: OLD,
    pieces: [pawnAt('a')],
    counters: [pool('skill', 0), pool('boots', 1)],
  });
  const told: LogLine[] = [
    line(1, { seat: 1, does: 'plays', text: named('plays', 'a thief') }),
    line(2, { seat: 1, does: 'plays', text: named('plays', 'a thief') }),
    line(3, { seat: 1, does: 'goes', refs: ['b'] }),
    line(4, { seat: 1, does: 'gets', text: named('trades', 'a map', 'a ring') }),
    line(5, { seat: 1, does: 'aside', text: 'shuffles' }),
    line(6, { seat: 1, text: 'sings' }),
  ];
  /** The scene after so many lines. */
  const after = (n: number, rest: Partial<Scene> = {}): Scene =>
    scene({
      seats,
      faces,
      log: [...OLD, ...told.slice(0, n)],
      pieces: [pawnAt('b')],
      counters: start.counters,
      ...rest,
    });
  const turn = (steps: Step[]) => turnsSince(start, steps, 0).others[0]!;
  const whole = turn([
    { seat: 1, scene: after(2, { pieces: [pawnAt('a')], counters: [pool('skill', 4), pool('boots', 1)] }) },
    { seat: 1, scene: after(3, { beats: [moves], counters: [pool('skill', 1), pool('boots', 2)] }) },
    { seat: 1, scene: after(6, { counters: [pool('skill', 3), pool('boots', 0)] }) },
    { seat: 2, scene: after(6, { counters: [pool('skill', 9), pool('boots', 9)] }) },
  ]);

  test('like cards are shown once with their number', () => {
    expect(whole.played.map(({ face, times }) => [face, times])).toEqual([[faces['thief'], 2]]);
  });

  test('what came into the pools while the seat acted is added up, in the order of the pools', () => {
    expect(whole.totals.map(({ label, n }) => [label, n])).toEqual([['skill', 6], ['boots', 1]]); // prettier-ignore
  });

  test('the way leads from where the pawn stood before', () => {
    expect(whole.route).toEqual({ places: ['the entrance', 'the hall'], spots: ['a', 'b'] });
    expect(whole.refs).toEqual(['b', 'pawn:1']);
  });

  test('of an exchange what was got is shown', () => {
    expect(whole.got.map(({ face, text }) => [face, text])).toEqual([[faces['ring'], { key: 'a ring' }]]);
  });

  test('what nothing shows is said in words, what is said aside is not', () => {
    expect(whole.words.map(({ text }) => text)).toEqual(['sings']);
    expect(whole.sentences).toHaveLength(5);
  });

  test('what was got and then played is told once', () => {
    const lines = [...told.slice(3, 4), line(5, { seat: 1, does: 'plays', text: named('wears', 'a ring') })];
    const { got, played } = turn([{ seat: 1, scene: after(0, { log: [...OLD, ...lines] }) }]);
    expect([got.length, played]).toEqual([1, []]);
  });

  test('a thing without a title is known by the piece, also if it is gone afterwards', () => {
    const before = after(0, { pieces: [{ ...pawnAt('a'), id: 'plan:1', face: 'plan' }] });
    const log = [...OLD, line(1, { seat: 1, does: 'gets', text: named('buys', 'a cellar'), refs: ['plan:1'] })];
    const { got } = turnsSince(before, [{ seat: 1, scene: after(0, { log, pieces: [] }) }], 0).others[0]!;
    expect(got.map(({ face, text }) => [face, text])).toEqual([[faces['plan'], { key: 'a cellar' }]]);
  });

  test('dice are shown as they lie after the last throw', () => {
    const roll = (n: number, pieces: string[], into: string[]): Beat => ({ do: 'roll', pieces, into, line: n });
    const throws = [1, 2].map((n) => line(n, { seat: 1, does: 'plays', text: 'throws' }));
    const beats = [roll(1, ['d:1', 'd:2'], ['four', 'four']), roll(2, ['d:2'], ['six'])];
    const { played, words } = turn([{ seat: 1, scene: after(0, { log: [...OLD, ...throws], beats }) }]);
    expect(played.map(({ face, times }) => [face, times])).toEqual([[faces['four'], 1], [faces['six'], 1]]); // prettier-ignore
    expect(words).toEqual([]);
  });

  test('a thing that nobody can show is said in words', () => {
    const log = [...OLD, line(1, { seat: 1, does: 'plays', text: named('plays', 'unheard of') })];
    const { played, words } = turn([{ seat: 1, scene: after(0, { log }) }]);
    expect([played.length, words.length]).toEqual([0, 1]);
  });

  test('who once walked and does not now is told to have stayed', () => {
    const before = after(3);
    const now = after(3, { log: [...OLD, ...told.slice(0, 3), line(9, { seat: 1, text: 'rests' })] });
    expect(turnsSince(before, to(now, 1), 0).others[0]!.route).toEqual({ places: ['the hall'], spots: [] });
    const still = at([...OLD, line(9, { seat: 1, text: 'rests' })]);
    expect(turnsSince(at(OLD), to(still, 1), 0).others[0]!.route.places).toEqual([]);
  });

  test('a great moment is told by its title, and one of nobody’s as a mark', () => {
    const moment = (title: string, n: number): Beat => ({
      ...{
        do: 'moment',
        line: n,
        moment: { kind: 'draw', title, icon: 'x', tint: 'blood', drawn: [{ face: 'ring' }] },
      },
    });
    const log = [...OLD, line(1, { seat: 1, text: 'a long sentence' }), line(2, { kind: 'big', text: 'a roar' })];
    const beats = [moment('a fight', 1), moment('an attack', 2)];
    const { words, events } = turn([{ seat: 1, scene: after(0, { log, beats }) }]);
    expect(words.map(({ text }) => text)).toEqual(['a fight']);
    expect(events).toEqual([{ icon: 'x', tint: 'blood', text: 'an attack', n: 1 }]);
  });

  test('a number that the changes tell is not said again', () => {
    const log = [...OLD, line(1, { seat: 1, text: 'gains 2 gold' })];
    const beats: Beat[] = [{ do: 'count', counter: 'gold:1', by: 2, line: 1 }];
    const before = at(OLD, [gold(1, 0)]);
    const { words, changes } = turnsSince(before, to({ ...at(log, [gold(1, 2)]), beats }, 1), 0).others[0]!;
    expect([words, changes.map(({ n }) => n)]).toEqual([[], ['+2']]);
  });

  test('life has a most, and is good or bad', () => {
    const life = (value: number): Counter => ({ ...gold(1, value), tint: 'blood', max: 9 });
    const tinted = (value: number): Counter => ({ ...gold(2, value), tint: 'blood' });
    const { others } = turnsSince(at(OLD, [life(5), tinted(5)]), to(at(OLD, [life(4), tinted(4)])), 0);
    expect(others.map(({ changes }) => changes[0]?.isLife)).toEqual([true, undefined]);
  });
});
