import { expect, test } from 'vitest';
import { addTexts, texts } from '../../text/translate.svelte';
import { Attention } from './attention.svelte';
import { Effects } from './effects.svelte';
import { asking, choice, scene, tableOf } from './scene.fixture';

texts.lang = 'en';
addTexts('en', '');

test('what one looks at is under the pointer, else focused, else tapped', () => {
  const attention = new Attention();
  attention.tapped = 'c';
  attention.focused = 'b';
  attention.hovered = 'a';
  const seen = [attention.active];
  attention.hovered = null;
  seen.push(attention.active);
  attention.focused = null;
  seen.push(attention.active);
  expect(seen).toEqual(['a', 'b', 'c']);
});

test('a second look at the same thing ends the look', () => {
  const attention = new Attention();
  attention.zoomTo('a');
  attention.peekAt('board');
  expect([attention.zoomedId, attention.peekedId]).toEqual(['a', 'board']);
  attention.zoomTo('a');
  attention.peekAt('board');
  expect([attention.zoomedId, attention.peekedId]).toEqual([null, null]);
});

test('effects come and go, and what is empty stays the same object', () => {
  const effects = new Effects();
  const empty = effects.rolling;
  effects.count('gold', 2);
  effects.count('health', -1);
  effects.uncount('gold');
  expect([...effects.counted]).toEqual([['health', -1]]);
  effects.clear();
  expect([effects.counted.size, effects.rolling === empty]).toEqual([0, true]);
});

test('another question forgets what was picked and tapped, and a piece under the pointer', () => {
  const { table, selection, attention } = tableOf(asking([choice(1, ['card:1', 'a']), choice(2, ['b'])]));
  selection.pick('card:1');
  attention.tapped = 'a';
  attention.hovered = 'pawn';
  table.reset();
  expect([selection.picked, attention.tapped, attention.hovered]).toEqual([[], null, null]);
  attention.hovered = 'b';
  table.reset();
  expect(attention.hovered).toBe('b');
});

test('a name says what a thing is, then what picking it does', () => {
  const { table } = tableOf(asking([choice(1, ['b']), choice(2, ['a']), choice(3, ['a'])]));
  expect(table.accessibleName('pawn', 'Maud', 'a thief')).toBe('Maud, a thief');
  expect(table.accessibleName('b', 'the hall')).toContain('choice 1');
  expect(table.accessibleName('a', 'the entrance')).toContain('2');
  expect([table.sentence('b'), table.sentence('a')]).toEqual(['choice 1', 'the entrance']);
});

test('a choice is taken back only where the prompt offers it', () => {
  const prompt = { mine: true, title: '', waiting: [0], undo: true };
  const [no, yes] = [tableOf(scene()), tableOf(scene({ prompt }))];
  no.table.undo();
  yes.table.undo();
  expect([no.onundo.mock.calls.length, yes.onundo.mock.calls.length]).toEqual([0, 1]);
});
