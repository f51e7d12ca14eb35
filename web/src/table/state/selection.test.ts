import { describe, expect, it } from 'vitest';
import { CARDS, asking, choice, scene, tableOf } from './scene.fixture';

const WALK = choice(1, ['b']);
const PLACE = [choice(2, ['pawn', 'a'], { turn: 0 }), choice(3, ['pawn', 'a'], { turn: 180 })];

describe('what is marked', () => {
  it('is nothing unless the viewer is asked and may act', () => {
    expect(tableOf(scene({ choices: [WALK] })).selection.marks.targets).toEqual([]);
    expect(tableOf(asking([WALK]), { isInteractive: false }).selection.marks.targets).toEqual([]);
    expect(tableOf(asking([WALK]), { busy: true }).selection.marks.targets).toEqual([]);
    expect(tableOf(asking([WALK])).selection.marks.targets).toEqual(['b']);
  });

  it('tells targets, quiet targets, shortcuts and picks apart', () => {
    const { selection } = tableOf(
      asking([WALK, choice(2, ['a'], { weight: 'quiet' }), choice(3, ['card:1', 'a'])], {
        shortcuts: [{ target: 'far', route: ['b', 'far'], cost: [] }],
      }),
    );
    const marks = () => ['b', 'a', 'far', 'card:1', 'pawn'].map((id) => selection.highlight(id));
    expect(marks()).toEqual(['lit', 'quiet', 'shortcut', 'lit', undefined]);
    selection.pick('card:1');
    expect(marks()).toEqual([undefined, 'lit', undefined, 'picked', undefined]);
  });

  it('is also a card that looks like the one that can be picked', () => {
    const { selection, onchoose } = tableOf(asking([choice(1, ['card:1']), WALK]));
    expect(selection.highlight('card:2')).toBe('lit');
    selection.pick('card:2');
    expect(onchoose).toHaveBeenCalledWith(1);
  });

  it('wears a halo where there are few, and of many under the pointer', () => {
    const many = Array.from({ length: 9 }, (_, n) => choice(n, [`spot:${n}`]));
    const { selection, attention } = tableOf(asking(many));
    expect(selection.marks.halo('spot:3')).toBe(false);
    attention.hovered = 'spot:3';
    expect(selection.marks.halo('spot:3')).toBe(true);
    expect(tableOf(asking([WALK])).selection.marks.halo('b')).toBe(true);
  });
});

describe('a pick', () => {
  it('makes the choice that it completes', () => {
    const { selection, onchoose } = tableOf(asking([WALK, choice(2, ['a'])]));
    selection.pick('b');
    expect(onchoose).toHaveBeenCalledWith(1);
  });

  it('that leads nowhere asks why', () => {
    const { selection, onwhy } = tableOf(asking([WALK]));
    selection.pick('pawn');
    expect(onwhy).toHaveBeenCalledWith('pawn');
  });

  it('is taken back by picking the same thing again', () => {
    const { selection } = tableOf(asking([choice(1, ['card:1', 'a']), WALK]));
    selection.pick('card:1');
    expect(selection.picked).toEqual(['card:1']);
    selection.pick('card:1');
    expect(selection.picked).toEqual([]);
  });

  it('lets other first things wait', () => {
    const { selection } = tableOf(asking([choice(1, ['card:1', 'a']), choice(2, ['pawn', 'b'])]));
    selection.pick('card:1');
    expect([selection.waits('pawn'), selection.waits('card:1'), selection.waits('a')]).toEqual([true, false, false]);
  });

  it('of several complete choices opens a menu', () => {
    const { selection, onchoose } = tableOf(asking([WALK, choice(2, ['b']), choice(3, ['a'])]));
    selection.pick('b');
    expect(selection.menu.map(({ id }) => id)).toEqual([1, 2]);
    selection.choose(selection.menu[1]!);
    expect(onchoose).toHaveBeenCalledWith(2);
    expect(selection.menu).toEqual([]);
  });

  it('of a grave choice is confirmed first', () => {
    const { selection, onchoose } = tableOf(asking([choice(1, ['b'], { ask: 'Really?' }), choice(2, ['a'])]));
    selection.pick('b');
    expect([selection.asking?.id, onchoose.mock.calls.length]).toEqual([1, 0]);
    selection.choose(selection.asking!);
    expect(onchoose).toHaveBeenCalledWith(1);
  });
});

describe('what is placed', () => {
  it('is in hand at once where nothing else can be picked, and turns', () => {
    const { table, selection, onchoose } = tableOf(asking(PLACE));
    table.reset();
    expect([selection.picked, selection.facing, selection.turns]).toEqual([['pawn'], 0, [0, 180]]);
    selection.rotate();
    selection.pick('a');
    expect(onchoose).toHaveBeenCalledWith(3);
  });

  it('is shown as a ghost where the pointer is', () => {
    const { table, index, selection, attention } = tableOf(asking(PLACE));
    table.reset();
    attention.hovered = 'a';
    expect(selection.placing?.id).toBe(2);
    expect(index.pieces.get('pawn~')).toMatchObject({ at: { is: 'spot', spot: 'a' }, turn: 0, state: ['ghost'] });
  });
});

describe('a shortcut', () => {
  const shortcuts = [{ target: 'far', route: ['b', 'far'], cost: [] }];

  it('makes its choices one by one', () => {
    const source = { scene: asking([WALK], { shortcuts }) };
    const { selection, onchoose } = tableOf(source.scene);
    selection.pick('far');
    expect(onchoose).toHaveBeenCalledWith(1);
  });

  it('with a label is a button', () => {
    const { selection } = tableOf(asking([WALK], { shortcuts: [{ ...shortcuts[0]!, label: 'Play all' }] }));
    expect([selection.gestures.length, selection.shortcuts.size]).toEqual([1, 0]);
  });
});

it('a subset is toggled, and chosen by the sum of its bits', () => {
  const subset = { of: CARDS.map(({ id }) => id), least: 1, most: 2, first: 10, label: { key: 'n-cards' } };
  const { selection, onchoose } = tableOf(asking([], { subset }));
  expect(selection.subsetReady).toBe(false);
  selection.pick('card:1');
  expect([selection.subsetReady, selection.subsetLabel]).toEqual([true, { key: 'n-cards', args: { n: 1 } }]);
  selection.chooseSubset();
  expect(onchoose).toHaveBeenCalledWith(12);
});

it('only the choices of one mode are offered, and the mode can be switched', () => {
  const modes = ['lay', 'draw'].map((id) => ({ id, label: id, icon: 'key', key: id[0]! }));
  const choices = [choice(1, ['a'], { mode: 'lay' }), choice(2, ['b'], { mode: 'draw' })];
  const { table, selection } = tableOf(asking(choices, { modes }));
  expect([selection.mode, selection.marks.targets]).toEqual(['lay', ['a']]);
  table.switchMode('draw');
  expect([selection.mode, selection.marks.targets]).toEqual(['draw', ['b']]);
  table.switchMode('unknown');
  expect(selection.mode).toBe('draw');
});

it('one step back at a time: a close look, a question, a pick, a tap, a look elsewhere', () => {
  const { selection, attention } = tableOf(asking([choice(1, ['card:1', 'a']), WALK]));
  attention.peekedId = 'cave';
  selection.pick('card:1');
  attention.tapped = 'b';
  selection.asking = WALK;
  attention.zoomTo('card:2');
  const left = () => [attention.zoomedId, selection.asking?.id, selection.picked.length, attention.peekedId];
  const seen = [];
  while (selection.back()) seen.push(left());
  expect(seen).toEqual([
    [null, 1, 1, 'cave'],
    [null, undefined, 1, 'cave'],
    [null, undefined, 0, 'cave'],
    [null, undefined, 0, null],
  ]);
});

describe('light', () => {
  const many = (n: number) => Array.from({ length: n }, (_, k) => choice(k, [`thing:${k}`]));
  const refuse = choice(90, ['card:1', 'slot'], { role: 'drawback', icon: 'card-discard' });

  it('is strong on a few main targets, and as thin as on others on many', () => {
    const few = tableOf(asking([...many(8), refuse])).selection;
    expect([few.marks.light('thing:0'), few.marks.light('card:1')]).toEqual(['main', 'drawback']);
    expect([few.marks.halo('thing:0'), few.marks.halo('card:1')]).toEqual([true, false]);
    const crowd = tableOf(asking(many(9))).selection;
    expect([crowd.marks.light('thing:0'), crowd.marks.halo('thing:0')]).toEqual(['also', false]);
  });

  it('says what a drawback does, on all that is picked for it', () => {
    const { selection } = tableOf(asking([choice(1, ['a']), refuse]));
    expect([selection.marks.verb('a'), selection.marks.verb('card:1')]).toEqual([undefined, 'card-discard']);
    selection.pick('card:1');
    expect([selection.marks.light('slot'), selection.marks.verb('slot')]).toEqual(['drawback', 'card-discard']);
  });

  it('leaves drawbacks to the end of the Tab key, unless there is nothing else', () => {
    const { selection } = tableOf(asking([choice(1, ['a']), refuse]));
    expect([selection.marks.tabIndex('a'), selection.marks.tabIndex('card:1')]).toEqual([0, -1]);
    expect(
      tableOf(asking([refuse, choice(91, ['card:2', 'slot'], { role: 'drawback' })])).selection.marks.tabIndex(
        'card:2',
      ),
    ).toBe(0);
  });

  it('is strong on what the bot would pick', () => {
    const { attention, selection } = tableOf(asking([...many(9), refuse]));
    attention.hinted = ['card:1'];
    expect([selection.marks.light('card:1'), selection.marks.verb('card:1')]).toEqual(['main', undefined]);
  });
});
