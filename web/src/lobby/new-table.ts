/** The draft of a new table, as the form edits it. */
import type { Access, GameInfo, NewTable, GameOptionInfo, SeatRequest, Value } from '../wire';

/** Who sits in a row: me, anyone, somebody with the link, nobody, or a bot by its name. */
export type Sitting = 'me' | 'open' | 'person' | 'empty' | `bot:${string}`;

export interface Draft {
  game: string;
  rows: Sitting[];
  options: Record<string, Value>;
  access: Access;
  pace: number;
}

/** A draft for a game: me, a bot or an open seat beside me, the rest empty. */
export function draftOf(game: GameInfo): Draft {
  const [least, most] = game.seats;
  const shown = Math.max(least, Math.min(2, most));
  const rows = Array.from({ length: most }, (_, n): Sitting => (n === 0 ? 'me' : n < shown ? 'open' : 'empty'));
  return { game: game.name, rows, options: defaults(game), access: 'public', pace: 0 };
}

function defaults(game: GameInfo): Record<string, Value> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The rows after one is changed: there is only one me. */
export function seated(rows: readonly Sitting[], row: number, sitting: Sitting): Sitting[] {
  return rows.map((now, n) => {
    if (n === row) return sitting;
    return sitting === 'me' && now === 'me' ? 'open' : now;
  });
}

export function wishOf(sitting: Sitting): SeatRequest | null {
  if (sitting === 'empty') return null;
  if (sitting.startsWith('bot:')) return { kind: 'bot', bot: sitting.slice(4) };
  return { kind: sitting as 'me' | 'open' | 'person' };
}

/** How many seats are taken, and whether the game can be played by that number. */
export function fits(draft: Draft, game: GameInfo): boolean {
  const sitting = draft.rows.filter((row) => row !== 'empty').length;
  return sitting >= game.seats[0] && sitting <= game.seats[1];
}

export function tableOf(draft: Draft, game: GameInfo): NewTable {
  const seats = draft.rows.map(wishOf).filter((wish) => wish !== null);
  const { options, access, pace } = draft;
  return { game: game.name, seats, options: changed(options, game), access, pace, start: false };
}

/** Me against bots, begun at once: every row that is not empty or mine becomes a bot. */
export function botTable(draft: Draft, game: GameInfo): NewTable {
  const bot: Sitting = `bot:${game.bots.at(-1) ?? ''}`;
  const rows = draft.rows.map((row): Sitting => (row === 'open' || row === 'person' ? bot : row));
  if (!rows.includes('me'))
    rows[
      Math.max(
        0,
        rows.findIndex((row) => row !== 'empty'),
      )
    ] = 'me';
  const wish = tableOf({ ...draft, rows, access: 'private', pace: 0 }, game);
  return { ...wish, start: true };
}

/** The options that differ from their default. */
function changed(options: Record<string, Value>, game: GameInfo): Record<string, Value> {
  const differs = (option: GameOptionInfo) => JSON.stringify(options[option.name]) !== JSON.stringify(option.default);
  return Object.fromEntries(game.options.filter(differs).map((option) => [option.name, options[option.name]!]));
}
