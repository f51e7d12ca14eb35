import { expect, test } from 'vitest';
import { asking, choice, scene } from '../../table/state/scene.fixture';
import { withQuestion } from './question';

test('what lies on the table is of then, what may be done is of now', () => {
  const then = scene({ title: 'then', prompt: { mine: false, title: 'Wait', waiting: [1] }, modes: [] });
  const now = asking([choice(1, ['pawn'])], { title: 'now', pieces: [] });
  const shown = withQuestion(then, now);
  expect([shown.title, shown.pieces]).toEqual(['then', then.pieces]);
  expect([shown.prompt, shown.choices]).toEqual([now.prompt, now.choices]);
  expect('modes' in shown).toBe(false);
  expect(then.modes).toEqual([]);
});
