import { expect, test } from 'vitest';
import type { HousePlayer } from '../wire';
import { deal, LEVELS, neighbour, seeded } from './dealing';

const STARS = { pip: 1, gobbert: 2, grumble: 2, hush: 2, anselm: 3, ysolde: 3, corvin: 4, owl: 4 };
const PLAYERS: HousePlayer[] = Object.entries(STARS).map(([bot, stars]) => ({
  bot,
  stars,
  title: { key: `bot-${bot}` },
  temper: null,
}));
const starsOf = (bots: readonly string[]) => bots.map((bot) => STARS[bot as keyof typeof STARS]);
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

test('the same seed deals the same players, and others deal others', () => {
  for (const level of LEVELS) {
    expect(deal(PLAYERS, level, 3, seeded(7))).toEqual(deal(PLAYERS, level, 3, seeded(7)));
    const dealt = new Set(SEEDS.map((seed) => deal(PLAYERS, level, 1, seeded(seed))[0]));
    const able = PLAYERS.filter(({ bot }) => dealt.has(bot));
    expect(able.length, level).toBe({ gentle: 4, mixed: 8, strong: 2, masters: 2 }[level]);
  }
});

test('a level deals the stars that it promises', () => {
  for (const seed of SEEDS) {
    const stars = (level: (typeof LEVELS)[number]) => starsOf(deal(PLAYERS, level, 3, seeded(seed)));
    expect(stars('gentle').every((n) => n <= 2)).toBe(true);
    expect(new Set(stars('mixed')).size).toBe(3);
    expect(stars('strong')).toEqual([3, 3, 3]);
    expect(stars('masters')).toEqual([4, 4, 4]);
  }
});

test('nobody comes twice before all have come', () => {
  for (const seed of SEEDS) {
    expect(new Set(deal(PLAYERS, 'gentle', 4, seeded(seed))).size).toBe(4);
    expect(new Set(deal(PLAYERS, 'mixed', 8, seeded(seed))).size).toBe(8);
    const [one, other, again] = deal(PLAYERS, 'masters', 3, seeded(seed));
    expect(one).not.toBe(other);
    expect(again).toBe(one);
  }
});

test('who sits already comes last', () => {
  for (const seed of SEEDS) {
    expect(deal(PLAYERS, 'strong', 2, seeded(seed), ['anselm'])).toEqual(['ysolde', 'anselm']);
    expect(deal(PLAYERS, 'gentle', 1, seeded(seed), ['pip', 'hush', 'grumble'])).toEqual(['gobbert']);
  }
});

test('without house players nobody is dealt', () => {
  expect(deal([], 'mixed', 2, seeded(1))).toEqual([]);
  expect(neighbour([], 'level4', 1)).toBe('level4');
});

test('a seat goes round all house players, past those who sit elsewhere', () => {
  expect(neighbour(PLAYERS, 'pip', 1)).toBe('gobbert');
  expect(neighbour(PLAYERS, 'pip', -1)).toBe('owl');
  expect(neighbour(PLAYERS, 'owl', 1)).toBe('pip');
  expect(neighbour(PLAYERS, 'pip', 1, ['gobbert', 'grumble'])).toBe('hush');
  const round = [...PLAYERS].reduce((seen: string[]) => [...seen, neighbour(PLAYERS, seen.at(-1)!, 1)], ['pip']);
  expect(new Set(round).size).toBe(8);
  expect(round.at(-1)).toBe('pip');
});

test('from another bot one comes to the first house player or to the last', () => {
  expect(neighbour(PLAYERS, 'level4', 1)).toBe('pip');
  expect(neighbour(PLAYERS, 'level4', -1)).toBe('owl');
});
