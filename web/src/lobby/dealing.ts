/** Which house players sit down: dealt by a level, or chosen one after another. */
import type { HousePlayer } from '../wire';

export const LEVELS = ['gentle', 'mixed', 'strong', 'masters'] as const;
export type Level = (typeof LEVELS)[number];

const STARS: Record<Level, readonly number[]> = { gentle: [1, 2], mixed: [1, 2, 3, 4], strong: [3], masters: [4] };

/** Returns a number from 0 up to 1 at each call. */
export type Chance = () => number;

/** A chance that gives the same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` house players of a level; nobody comes twice before all have come, and `seated` ones come last. */
export function deal(
  players: readonly HousePlayer[],
  level: Level,
  count: number,
  chance: Chance,
  seated: readonly string[] = [],
): string[] {
  const some = shuffled(
    players.filter((player) => STARS[level].includes(player.stars)),
    chance,
  );
  const order = level === 'mixed' ? withStarsInTurn(some) : some;
  const free = order.filter((player) => !seated.includes(player.bot));
  const all = [...free, ...order.filter((player) => !free.includes(player))];
  return Array.from({ length: all.length ? count : 0 }, (_, n) => all[n % all.length]!.bot);
}

/** In such an order that stars come again only when each has come. */
function withStarsInTurn(players: readonly HousePlayer[]): HousePlayer[] {
  const rank = (player: HousePlayer) => players.filter(({ stars }) => stars === player.stars).indexOf(player);
  return players.toSorted((one, other) => rank(one) - rank(other));
}

function shuffled<T>(things: readonly T[], chance: Chance): T[] {
  const left = [...things];
  return Array.from(things, () => left.splice(Math.floor(chance() * left.length), 1)[0]!);
}

/** The house player one `step` on from a bot, round and round; those at other seats are passed over. */
export function neighbour(
  players: readonly HousePlayer[],
  bot: string,
  step: 1 | -1,
  seated: readonly string[] = [],
): string {
  const free = players.map((player) => player.bot).filter((name) => name === bot || !seated.includes(name));
  if (!free.length) return bot;
  const at = free.indexOf(bot);
  const from = at < 0 && step < 0 ? 0 : at;
  return free[(from + step + free.length) % free.length]!;
}
