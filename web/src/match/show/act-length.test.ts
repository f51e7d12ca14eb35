import { expect, test } from 'vitest';
import { TIMES } from '../../table/motion/times';
import { CARDS, PAWN, scene } from '../../table/state/scene.fixture';
import type { Beat, Piece, Place } from '../../wire';
import { actLength } from './act-length';

const TIME = TIMES.brisk;
const put = (piece: Piece, at: Place): Piece => ({ ...piece, at });
const lengths = (pieces: Piece[], beats: Beat[] = [], times = TIME) =>
  actLength(scene(), scene({ pieces, beats }), times);
const after = (...of: Parameters<typeof lengths>) => lengths(...of).takes;

test('nothing to see takes no time', () => {
  expect(after([...CARDS, PAWN])).toBe(0);
});

test('cards that close up in their zone are nothing to see', () => {
  const [two, one] = CARDS as [Piece, Piece];
  expect(after([put(two, { is: 'zone', zone: 'hand', n: 0 }), one, PAWN])).toBe(0);
});

test('each kind of way has its time', () => {
  const [two, one] = CARDS as [Piece, Piece];
  expect(after([...CARDS, put(PAWN, { is: 'spot', spot: 'b' })])).toBe(TIME.step);
  expect(after([two, put(one, { is: 'zone', zone: 'discard', n: 0 }), PAWN])).toBe(TIME.card);
  expect(after([two, put(one, { is: 'spot', spot: 'a' }), PAWN])).toBe(TIME.take);
  expect(after([...CARDS, PAWN, { ...PAWN, id: 'another' }])).toBe(TIME.card);
});

test('pieces that go together begin one after the other', () => {
  const gone = CARDS.map((card) => put(card, { is: 'zone', zone: 'discard', n: 0 }));
  expect(after([...gone, PAWN])).toBe(TIME.card + 40);
});

test('dice and counters add up, up to the longest act', () => {
  const [roll, count]: [Beat, Beat] = [{ do: 'roll' }, { do: 'count' }];
  expect(after([...CARDS, PAWN], [roll, count])).toBe(TIME.roll + TIME.count);
  expect(after([...CARDS, PAWN], [roll, roll, roll, roll, roll])).toBe(TIME.act);
});

test('only words for everybody are waited for', () => {
  expect(after([...CARDS, PAWN], [{ do: 'say' }])).toBe(0);
  expect(after([...CARDS, PAWN], [{ do: 'say', big: true }])).toBe(TIME.say);
});

test('instantly nothing takes time', () => {
  expect(after([put(PAWN, { is: 'spot', spot: 'b' })], [{ do: 'roll' }], TIMES.instant)).toBe(0);
});

test('a great moment has its time besides; what is about the viewer keeps all of it', () => {
  const about = (...seats: number[]): Beat[] => [
    { do: 'moment', moment: { kind: 'loss', title: 'Ouch', icon: 'hearts', tint: 'blood', seats } },
  ];
  expect(lengths([...CARDS, PAWN], about(0))).toEqual({ takes: 0, keeps: TIME.full });
  expect(lengths([...CARDS, PAWN], about(1))).toEqual({ takes: TIME.inset, keeps: 0 });
  expect(lengths([...CARDS, PAWN], about(0), TIMES.instant)).toEqual({ takes: 0, keeps: 0 });
});
