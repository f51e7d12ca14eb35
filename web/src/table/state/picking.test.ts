import { describe, expect, it } from 'vitest';
import type { Mode, SceneChoice, Subset } from '../../wire';
import {
  alike,
  back,
  clicked,
  differByTurn,
  drop,
  hasChoices,
  inHand,
  inMode,
  isQuiet,
  keyed,
  highlighted,
  mainButton,
  modeOn,
  nextOfWalk,
  open,
  pick,
  placedAs,
  roleOf,
  subsetChoice,
  toggle,
  turned,
  turnsOf,
  verbOf,
  within,
} from './picking';

const choice = (id: number, on: string[], more: Partial<SceneChoice> = {}): SceneChoice => ({
  id,
  targets: on,
  label: `choice ${id}`,
  ...more,
});

const rooms = [choice(1, ['room:1']), choice(2, ['room:2']), choice(9, [], { weight: 'main' })];
const cards = [
  choice(1, ['card:a', 'cell:1']),
  choice(2, ['card:a', 'cell:2']),
  choice(3, ['card:b', 'cell:1']),
  choice(4, ['card:c']),
];

describe('what is lit', () => {
  it('is the first thing of every choice, and no button', () => {
    expect([...highlighted(rooms, []).keys()]).toEqual(['room:1', 'room:2']);
  });
  it('follows what is picked', () => {
    expect([...highlighted(cards, ['card:a']).keys()]).toEqual(['cell:1', 'cell:2']);
    expect(open(cards, ['card:b']).map(({ id }) => id)).toEqual([3]);
  });
  it('says which choices a thing leaves open', () => {
    expect(
      highlighted(cards, [])
        .get('card:a')
        ?.map(({ id }) => id),
    ).toEqual([1, 2]);
  });
});

describe('picking', () => {
  it('chooses at once when one choice is left and complete', () => {
    expect(pick(rooms, [], 'room:2')).toEqual({ is: 'choose', choice: rooms[1] });
  });
  it('keeps what was picked until the choice is complete', () => {
    expect(pick(cards, [], 'card:a')).toEqual({ is: 'picked', picked: ['card:a'] });
    expect(pick(cards, ['card:a'], 'cell:2')).toEqual({ is: 'choose', choice: cards[1] });
  });
  it('lets one pick another thing instead', () => {
    expect(pick(cards, ['card:a'], 'card:b')).toEqual({ is: 'picked', picked: ['card:b'] });
    expect(pick(cards, ['card:a'], 'card:c')).toEqual({ is: 'choose', choice: cards[3] });
  });
  it('does nothing with what is not lit', () => {
    expect(pick(cards, [], 'cell:1')).toEqual({ is: 'nothing' });
  });
  it('opens a menu when several choices are complete', () => {
    const two = [choice(1, ['room:1']), choice(2, ['room:1']), choice(3, ['room:2'])];
    expect(pick(two, [], 'room:1')).toEqual({
      is: 'menu',
      picked: ['room:1'],
      choices: two.slice(0, 2),
    });
  });
  it('opens a menu when one is complete and another goes on', () => {
    const both = [choice(1, ['food:1']), choice(2, ['food:1', 'food:2'])];
    expect(pick(both, [], 'food:1')).toEqual({
      is: 'menu',
      picked: ['food:1'],
      choices: [both[0]],
    });
  });
  it('turns what differs only by its turn', () => {
    const turns = [choice(5, ['card', 'cell'], { turn: 0 }), choice(6, ['card', 'cell'], { turn: 180 })];
    expect(differByTurn(turns)).toBe(true);
    expect(pick(turns, ['card'], 'cell')).toEqual({
      is: 'turn',
      picked: ['card', 'cell'],
      choices: turns,
    });
  });
});

describe('what is picked for the person', () => {
  it('is a lone first thing with more to come', () => {
    expect(inHand([choice(1, ['tile', 'a']), choice(2, ['tile', 'b']), choice(3, [])])).toEqual(['tile']);
  });
  it('is never a whole choice', () => {
    expect(inHand([choice(1, ['tile'])])).toEqual([]);
    expect(inHand(cards)).toEqual([]);
    expect(inHand([choice(3, [])])).toEqual([]);
  });
  it('stays when the last pick is taken back', () => {
    const lone = [choice(1, ['tile', 'a', 'x']), choice(2, ['tile', 'b', 'y'])];
    expect(back(lone, ['tile', 'a'])).toEqual(['tile']);
    expect(back(lone, ['tile'])).toEqual(['tile']);
    expect(back(cards, ['card:a'])).toEqual([]);
  });
});

describe('dragging', () => {
  it('is picking the one, then the other', () => {
    expect(drop(cards, [], 'card:a', 'cell:1')).toEqual({ is: 'choose', choice: cards[0] });
    expect(drop(cards, ['card:a'], 'card:a', 'cell:2')).toEqual({ is: 'choose', choice: cards[1] });
  });
  it('is nothing where nothing can be dropped', () => {
    expect(drop(cards, [], 'card:b', 'cell:2')).toEqual({ is: 'nothing' });
    expect(drop(rooms, [], 'room:1', 'room:2')).toEqual({ is: 'nothing' });
  });
});

describe('a subset', () => {
  const dice: Subset = { of: ['d1', 'd2', 'd3'], least: 1, most: 2, first: 10, label: 'again' };
  it('toggles its things, no more than its most, in its own order', () => {
    expect(toggle(dice, [], 'd3')).toEqual(['d3']);
    expect(toggle(dice, ['d3'], 'd1')).toEqual(['d1', 'd3']);
    expect(toggle(dice, ['d1', 'd3'], 'd2')).toEqual(['d1', 'd3']);
    expect(toggle(dice, ['d1', 'd3'], 'd1')).toEqual(['d3']);
    expect(toggle(dice, [], 'other')).toEqual([]);
  });
  it('is a choice by powers of two', () => {
    expect(subsetChoice(dice, ['d1', 'd3'])).toBe(15);
    expect(subsetChoice(dice, ['d2'])).toBe(12);
    expect(subsetChoice(dice, [])).toBeUndefined();
    expect(subsetChoice({ ...dice, least: 0 }, [])).toBe(10);
  });
});

describe('buttons and keys', () => {
  it('has one main button, or a lone one', () => {
    expect(mainButton(rooms)?.id).toBe(9);
    expect(mainButton([choice(1, [])])?.id).toBe(1);
    expect(mainButton([choice(1, [], { weight: 'quiet' })])).toBeUndefined();
    expect(mainButton([choice(1, []), choice(2, [])])).toBeUndefined();
  });
  it('answers to keys', () => {
    expect(keyed([choice(1, [], { key: 'A' }), choice(2, [])], 'a')?.id).toBe(1);
    expect(keyed(rooms, 'a')).toBeUndefined();
    expect(keyed([choice(1, ['tile:a'], { key: '1' }), choice(2, ['tile:b'], { key: '2' })], '2')?.id).toBe(2);
    expect(keyed([choice(1, ['tile:a', 'cell:1'], { key: '1' })], '1')).toBeUndefined();
  });
});

describe('what one is about to do', () => {
  const preview = { spots: ['cell:1'] };
  it('is shown when there is but one choice', () => {
    expect(alike([choice(1, ['room:1'])], 0)?.id).toBe(1);
    expect(alike([], 0)).toBeUndefined();
  });
  it('is shown for several ways to pay that look the same', () => {
    const ways = [choice(1, ['t', 'c'], { preview }), choice(2, ['t', 'c'], { preview: { ...preview } })];
    expect(alike(ways, 1)?.id).toBe(1);
    expect(alike(ways, 0)).toBeUndefined();
    expect(alike([...ways, choice(3, ['t', 'c'])], 1)).toBeUndefined();
  });
});

describe('walking', () => {
  it('goes on while the next step is one plain choice', () => {
    expect(nextOfWalk(rooms, ['room:1', 'room:3'])?.id).toBe(1);
    expect(nextOfWalk(rooms, ['room:7'])).toBeUndefined();
    expect(nextOfWalk(rooms, [])).toBeUndefined();
    expect(nextOfWalk([choice(1, ['r'], { ask: 'sure?' })], ['r'])).toBeUndefined();
  });
  it('shows as reach only what is not lit itself', () => {
    const far = { target: 'room:3', route: ['room:1', 'room:3'], cost: [] };
    const near = { target: 'room:1', route: ['room:1'], cost: [] };
    expect([...within([far, near], highlighted(rooms, [])).keys()]).toEqual(['room:3']);
  });
});

describe('modes', () => {
  const modes: Mode[] = [
    { id: 'cards', label: 'Cards', icon: 'card-play', key: 'C' },
    { id: 'path', label: 'Path', icon: 'quill', key: 'P' },
  ];
  const place = choice(1, ['card:1', 'cell:1'], { mode: 'cards' });
  const step = choice(2, ['node:1'], { mode: 'path' });
  const done = choice(3, []);

  it('offer their own choices and those of none', () => {
    expect(inMode([place, step, done], 'cards')).toEqual([place, done]);
    expect(inMode([place, step, done], 'path')).toEqual([step, done]);
  });

  it('have no main button but the one that says so', () => {
    expect(mainButton([done])).toBe(done);
    expect(mainButton([place, done])).toBeUndefined();
  });

  it('leave choices without modes as they are', () => {
    const all = [done];
    expect(inMode(all, '')).toBe(all);
    expect(modeOn([], all, 'cards')).toBe('');
  });

  it('stay on as wished, and give way when nothing is left in them', () => {
    expect(modeOn(modes, [place, step], '')).toBe('cards');
    expect(modeOn(modes, [place, step], 'path')).toBe('path');
    expect(modeOn(modes, [place, done], 'path')).toBe('cards');
    expect(modeOn(modes, [step], 'cards')).toBe('path');
    expect(hasChoices([place, done], 'path')).toBe(false);
  });
});

describe('turning and placing', () => {
  const upright = choice(1, ['card:1', 'cell:1'], { turn: 0 });
  const upsideDown = choice(2, ['card:1', 'cell:1'], { turn: 180 });
  const elsewhere = choice(3, ['card:1', 'cell:2'], { turn: 180 });
  const takeBack = choice(4, ['card:1'], { key: 'Delete' });
  const other = choice(5, ['card:2'], { key: 'Delete' });

  it('knows the ways in which a card can be placed', () => {
    expect(turnsOf([elsewhere, upright], ['card:1'])).toEqual([0, 180]);
    expect(turnsOf([elsewhere, upright], [])).toEqual([]);
    expect(turned([0, 180], 0)).toBe(180);
    expect(turned([0, 180], 180)).toBe(0);
    expect(turned([], 180)).toBe(180);
  });

  it('places a card as it is held, if it can lie so', () => {
    expect(placedAs([upright, upsideDown], 1, 180)).toBe(upsideDown);
    expect(placedAs([elsewhere], 1, 0)).toBe(elsewhere);
    expect(placedAs([upright, takeBack], 1, 0)).toBeUndefined();
    expect(placedAs([], 1, 0)).toBeUndefined();
  });

  it('takes a placed card in hand, or does with it what a click does', () => {
    const all = [upright, upsideDown, takeBack, other];
    expect(pick(all, [], 'card:1')).toEqual({ is: 'picked', picked: ['card:1'] });
    expect(clicked(all, 'card:1')).toBe(takeBack);
    expect(pick(all, [], 'card:2')).toEqual({ is: 'choose', choice: other });
    expect(clicked(all, 'card:2')).toBeUndefined();
  });

  it('asks by a menu where what follows is no placing', () => {
    const eat = choice(6, ['apple']);
    const brew = choice(7, ['apple', 'fish']);
    expect(clicked([eat, brew], 'apple')).toBeUndefined();
    expect(pick([eat, brew], [], 'apple')).toEqual({ is: 'menu', picked: ['apple'], choices: [eat] });
  });

  it('takes a key for the thing that is looked at, where several bear it', () => {
    expect(keyed([takeBack, other], 'delete', 'card:2')).toBe(other);
    expect(keyed([takeBack, other], 'delete')).toBeUndefined();
    expect(keyed([takeBack], 'delete')).toBe(takeBack);
  });

  it('lights nothing that is offered quietly', () => {
    expect(isQuiet([choice(1, ['node:1'], { weight: 'quiet' })])).toBe(true);
    expect(isQuiet([choice(1, ['node:1'], { weight: 'quiet' }), choice(2, ['node:1'])])).toBe(false);
  });
});

describe('what a target is to the turn', () => {
  it('is what the choices at it say, the best of them', () => {
    expect(roleOf([choice(1, ['a'])])).toBe('main');
    expect(roleOf([choice(1, ['a'], { role: 'drawback' }), choice(2, ['a'], { role: 'also' })])).toBe('also');
    expect(roleOf([choice(1, ['a'], { role: 'drawback' }), choice(2, ['a'])])).toBe('main');
  });

  it('is a drawback where a quiet or a grave choice says nothing', () => {
    expect(roleOf([choice(1, ['a'], { weight: 'quiet' })])).toBe('drawback');
    expect(roleOf([choice(1, ['a'], { weight: 'grave' })])).toBe('drawback');
    expect(roleOf([choice(1, ['a'], { weight: 'quiet', role: 'main' })])).toBe('main');
  });

  it('has a verb: its own, or else the icon of the choice', () => {
    expect(verbOf([choice(1, ['a'])])).toBeUndefined();
    expect(verbOf([choice(1, ['a'], { icon: 'hand' })])).toBe('hand');
    expect(verbOf([choice(1, ['a'], { icon: 'hand', verb: 'card-discard' })])).toBe('card-discard');
  });

  it('is marked although it is quiet, if it has a role or a verb', () => {
    expect(isQuiet([choice(1, ['a'], { weight: 'quiet' })])).toBe(true);
    expect(isQuiet([choice(1, ['a'], { weight: 'quiet', verb: 'card-discard' })])).toBe(false);
  });
});
