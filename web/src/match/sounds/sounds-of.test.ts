import { expect, test } from 'vitest';
import { TIMES } from '../../table/motion/times';
import { PAWN, scene } from '../../table/state/scene.fixture';
import type { Beat, Face, GreatMoment, Piece, Scene } from '../../wire';
import { soundsOf } from './sounds-of';

const TIME = TIMES.brisk;
const card: Face = { is: 'card' } as Face;
const tile: Face = { is: 'tile' } as Face;
const FACES: Scene['faces'] = { c: card, t: tile, p: { is: 'pawn' } as Face };
const piece = (id: string, face: string, zone: string, n = 0): Piece => ({ id, face, label: '', at: { is: 'zone', zone, n } as Piece['at'] }); // prettier-ignore

let made = 0;
const at = (pieces: Piece[], rest: Partial<Scene> = {}): Scene => scene({ seq: made++, faces: FACES, pieces, ...rest });
const names = (old: Scene, now: Scene) => soundsOf(old, now, TIME).map(({ sound }) => sound);
const after = (...beats: Beat[]) => soundsOf(at([]), at([piece('c1', 'c', 'hand')], { beats }), TIME);

test('a piece that goes elsewhere sounds like what it is made of; what only closes up is silent', () => {
  const hand = [piece('c1', 'c', 'hand', 0), piece('c2', 'c', 'hand', 1), piece('t1', 't', 'bag')];
  expect(names(at(hand), at([piece('c1', 'c', 'play'), piece('c2', 'c', 'hand', 0), piece('t1', 't', 'bag')]))).toEqual(['card']);
  expect(names(at(hand), at([...hand.slice(0, 2), piece('t1', 't', 'map')]))).toEqual(['tile']);
  expect(names(at(hand), at(hand))).toEqual([]);
}); // prettier-ignore

test('a pawn that a beat moves is heard once', () => {
  const [there, here] = [
    { is: 'spot', spot: 'a' },
    { is: 'spot', spot: 'b' },
  ] as const;
  const old = at([{ ...PAWN, face: 'p', at: there }]);
  const now = at([{ ...PAWN, face: 'p', at: here }], { beats: [{ do: 'move', pieces: [PAWN.id], into: ['b'] }] });
  expect(names(old, now)).toEqual(['step']);
});

test('of many cards three are heard, one after the other', () => {
  const all = (zone: string) => Array.from({ length: 6 }, (_, n) => piece(`c${n}`, 'c', zone, n));
  const heard = soundsOf(at(all('hand')), at(all('play')), TIME);
  expect(heard).toEqual([0, 90, 180].map((time) => ({ sound: 'card', at: time })));
});

test('dice rattle as long as they roll; beats sound one after the other', () => {
  expect(after({ do: 'roll', pieces: ['a', 'b'] }, { do: 'hurt', pieces: ['c1'] }).slice(0, 2)).toEqual([
    { sound: 'dice', at: 0, n: 2, takes: TIME.roll },
    { sound: 'hurt', at: TIME.roll },
  ]);
});

test('a game may name the sound of a beat, and how many', () => {
  const [heard] = after({ do: 'count', counter: 'gold', by: -4, sound: 'pings' });
  expect(heard).toEqual({ sound: 'pings', at: 0, n: 4 });
  expect(after({ do: 'count', counter: 'gold', by: 4 }).map(({ sound }) => sound)).toEqual(['card']); // the piece alone
});

const moment = (rest: Partial<GreatMoment>): GreatMoment =>
  ({ kind: 'gain', title: '', icon: '', tint: 'gold', ...rest }) as GreatMoment;

test('a great moment sounds by its kind or as its game says; a wound is felt at its issue', () => {
  const drawn = [{ face: 'x' }, { face: 'y' }] as GreatMoment['drawn'];
  const attack = moment({ kind: 'draw', others: 'full', ...(drawn ? { drawn } : {}) });
  const heard = after({ do: 'moment', moment: attack, sound: 'roar' }, { do: 'hurt', pieces: ['c1'] });
  expect(heard.map(({ sound }) => sound)).toEqual(['roar', 'tile', 'tile', 'hurt']);
  const [roar, first, second, hurt] = heard;
  expect([roar!.at, second!.at - first!.at]).toEqual([0, TIME.drawn]);
  expect(hurt!.at).toBe(second!.at + TIME.drawn);
  const kinds = (['duel', 'throw', 'reveal', 'gain', 'loss'] as const).map((kind) => after({ do: 'moment', moment: moment({ kind, others: 'inset' }) })[0]!.sound); // prettier-ignore
  expect(kinds).toEqual(['steel', 'dice', 'tile', 'points', 'hurt']);
});

test('throws that follow each other are heard one after the other', () => {
  const throws = [{ dice: ['a', 'b'] }, { dice: ['c'] }];
  const heard = after({ do: 'moment', moment: moment({ kind: 'throw', others: 'full', throws }) });
  expect(heard.slice(0, 2).map(({ sound, n }) => [sound, n])).toEqual([
    ['dice', 2],
    ['dice', 1],
  ]);
  expect(heard[1]!.at - heard[0]!.at).toBe(TIME.roll);
});

test('a moment that the log alone tells is silent', () => {
  expect(after({ do: 'moment', moment: moment({ others: 'line' }) }).map(({ sound }) => sound)).toEqual(['card']);
});

test('a line that grows is a pencil', () => {
  const stroke = (length: number) => ({ id: 's', board: 'b', seat: 0, style: 'ink', points: Array.from({ length }, () => [0, 0]) }) as unknown as Scene['strokes'][number]; // prettier-ignore
  expect(names(at([], { strokes: [stroke(2)] }), at([], { strokes: [stroke(3)] }))).toEqual(['pencil']);
  expect(names(at([], { strokes: [stroke(3)] }), at([], { strokes: [stroke(2)] }))).toEqual([]);
});

test('the end sounds for whoever won, and otherwise', () => {
  const result = { places: [[1], [0]], text: '', seed: '', rows: [], scores: [] };
  const end = (viewer: number | null) => names(at([], { viewer }), at([], { viewer, result }));
  expect([end(1), end(0), end(null)]).toEqual([['won'], ['over'], ['over']]);
});

test('what is taken back is silent', () => {
  const [old, now] = [at([piece('c1', 'c', 'hand')]), at([piece('c1', 'c', 'play')])];
  expect(soundsOf(now, old, TIME)).toEqual([]);
});
