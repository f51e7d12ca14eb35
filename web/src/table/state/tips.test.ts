import { expect, test } from 'vitest';
import type { Face, Message, Piece, Spot } from '../../wire';
import { firstWithTip, meanings, namesIn, tipOf, withNames } from './tips';

const TIPS = {
  room: { text: 'A room.' },
  cave: { text: 'A cave.' },
  'face:idol': { text: 'An idol.' },
  pawn: { text: 'A thief.' },
};
const spot = (id: string, rest: Partial<Spot> = {}): Spot => ({
  id,
  at: [0, 0],
  shape: 'disc',
  size: 1,
  label: '',
  ...rest,
});
const piece = (id: string, face: string): Piece => ({ id, face, label: '', at: { is: 'spot', spot: 'room:1' } });

test('the tip of a place is the one that it names, else that of its kind', () => {
  expect(tipOf(TIPS, spot('room:1'))).toBe(TIPS.room);
  expect(tipOf(TIPS, spot('room:1', { tip: 'cave' }))).toBe(TIPS.cave);
  expect(tipOf(TIPS, spot('well:1'))).toBeUndefined();
});

test('the tip of a piece is that of its face, of the kind of its face, or of its own kind', () => {
  expect(tipOf(TIPS, piece('token:3', 'face:idol'))).toBe(TIPS['face:idol']);
  expect(tipOf(TIPS, piece('hero:0', 'pawn:0'))).toBe(TIPS.pawn);
  expect(tipOf(TIPS, piece('room:x', 'face:x'))).toBe(TIPS.room);
});

test('of all things with the same sentence the first has it', () => {
  const [first, second, other] = [spot('room:1'), spot('room:2'), spot('room:3', { tip: 'cave' })];
  expect([...firstWithTip(TIPS, [first, second, other]).keys()]).toEqual([first, other]);
});

const name = (key: string): Message => ({ key });
const faces: Record<string, Face> = { burgle: { is: 'card', tint: 'moss', title: name('burgle'), art: 'hand' } };

test('a sentence names faces by their title and places by a name in their label', () => {
  const hall = spot('room:1', { label: { key: 'spot', args: { room: name('hall'), is: [name('deep')] } } });
  const cave = spot('room:2', { label: { key: 'spot', args: { room: name('cave'), is: [name('deep')] } } });
  const board = { id: 'b', label: '', box: [0, 0, 1, 1], skin: 'rock', shapes: [], spots: [hall, cave] } as const;
  const found = meanings(faces, [{ ...board, box: [0, 0, 1, 1], shapes: [], spots: [hall, cave] }]);
  expect(found.get('{"key":"hall"}')).toBe('room:1');
  expect(found.get('{"key":"burgle"}')).toBe('burgle');
  expect(found.get('{"key":"deep"}')).toBe(''); // what several places are means none of them
});

test('the names in a sentence are its messages, those of seats apart', () => {
  const line = {
    key: 'plays',
    args: { seat: { key: 'seat', args: { n: 0 } }, cards: [name('burgle'), name('sneak')], n: 2 },
  };
  expect(namesIn(line)).toEqual([name('burgle'), name('sneak')]);
});

test('a sentence is cut at its names, the longest first', () => {
  const names = new Map([
    ['Sneak', 'a'],
    ['Sneak Attack', 'b'],
  ]);
  expect(withNames('plays Sneak Attack, Sneak.', names)).toEqual([
    { words: 'plays ' },
    { words: 'Sneak Attack', id: 'b' },
    { words: ', ' },
    { words: 'Sneak', id: 'a' },
    { words: '.' },
  ]);
  expect(withNames('plays', new Map())).toEqual([{ words: 'plays' }]);
});
