import { expect, test } from 'vitest';
import { CAVE, asking, choice, tableOf } from '../state/scene.fixture';
import { BoardHighlights, isPlace } from './board-highlights.svelte';

const ids = (spots: readonly { id: string }[]) => spots.map(({ id }) => id);

function highlights(scene = asking([choice(1, ['b'])])) {
  const { table } = tableOf(scene);
  return { table, shown: new BoardHighlights(() => scene.boards[0]!, table) };
}

test('targets have an edge and a halo, on paper no halo', () => {
  const { shown } = highlights();
  expect([ids(shown.targets), ids(shown.glowing), ids(shown.haloed)]).toEqual([['b'], ['b'], ['b']]);
  const paper = highlights(asking([choice(1, ['b'])], { boards: [{ ...CAVE, skin: 'paper' }] }));
  expect(ids(paper.shown.haloed)).toEqual([]);
});

test('what the log mentions has an edge too', () => {
  const { table, shown } = highlights();
  table.attention.mentioned = ['a', 'elsewhere'];
  expect(ids(shown.glowing)).toEqual(['a', 'b']);
});

test('places for a card have no edge unless they are focused', () => {
  const place = { ...CAVE.spots[1]!, shape: 'card' as const, style: 'empty' as const };
  const { table, shown } = highlights(asking([choice(1, ['b'])], { boards: [{ ...CAVE, spots: [place] }] }));
  expect([isPlace(place), ids(shown.places), ids(shown.glowing)]).toEqual([true, ['b'], []]);
  table.attention.focused = 'b';
  expect(ids(shown.glowing)).toEqual(['b']);
});

test('the pointer is over a target of this board', () => {
  const { table, shown } = highlights();
  expect(shown.points).toBe(false);
  table.attention.hovered = 'b';
  expect(shown.points).toBe(true);
});

test('gains are written where there is room, but not on the active place', () => {
  const gains = { a: [{ icon: 'key', n: 1 }], b: [{ icon: 'key', n: 2 }] };
  const { table, shown } = highlights(
    asking([choice(1, ['card:1', 'b']), choice(2, ['b'])], { previews: { 'card:1': { gains } } }),
  );
  table.selection.pick('card:1');
  expect([shown.gains(1).length, ids(shown.gains(10).map(({ spot }) => spot))]).toEqual([0, ['a', 'b']]);
  table.attention.hovered = 'b';
  expect(ids(shown.gains(10).map(({ spot }) => spot))).toEqual(['a']);
});

test('the highlight of a step leaves room for the next', () => {
  const { shown } = highlights(asking([choice(1, ['a']), choice(2, ['b'])]));
  expect(shown.roomFor(CAVE.spots[0]!)).toBeCloseTo(40 * 0.48);
  expect(shown.roomFor({ ...CAVE.spots[0]!, shape: 'box' })).toBe(Infinity);
});
