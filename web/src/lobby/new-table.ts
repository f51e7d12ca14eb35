/** The draft of a new table, as the form edits it. */
import type { Access, GameInfo, NewTable, GameOptionInfo, SeatRequest, Value } from '../wire';

/** Who sits in a row: the person, anyone, somebody with the link, nobody, or a bot by its name. */
export type Sitting = 'me' | 'open' | 'person' | 'empty' | `bot:${string}`;

export interface Draft {
  game: string;
  rows: Sitting[];
  options: Record<string, Value>;
  access: Access;
  pace: number;
}

/** The first draft for a game: me, open seats up to two or the least number, the rest empty. */
export function draftOf(game: GameInfo): Draft {
  const [least, most] = game.seats;
  const shown = Math.max(least, Math.min(2, most));
  const rows = Array.from({ length: most }, (_, n): Sitting => (n === 0 ? 'me' : n < shown ? 'open' : 'empty'));
  return { game: game.name, rows, options: defaults(game), access: 'public', pace: 0 };
}

function defaults(game: GameInfo): Record<string, Value> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The rows after one is changed; at most one of them stays `me`. */
export function withRow(rows: readonly Sitting[], row: number, sitting: Sitting): Sitting[] {
  return rows.map((now, n) => {
    if (n === row) return sitting;
    return sitting === 'me' && now === 'me' ? 'open' : now;
  });
}

/** The request for one seat, or null for an empty row. */
export function requestOf(sitting: Sitting): SeatRequest | null {
  if (sitting === 'empty') return null;
  if (sitting.startsWith('bot:')) return { kind: 'bot', bot: sitting.slice(4) };
  return { kind: sitting as 'me' | 'open' | 'person' };
}

/** Whether a bot sits in a row; with `names` only these count. */
export function anyBot(rows: readonly Sitting[], names?: readonly string[]): boolean {
  return rows.some((row) => row.startsWith('bot:') && (names?.includes(row.slice(4)) ?? true));
}

/** How many rows are not empty. */
export function seatsTaken(draft: Draft): number {
  return draft.rows.filter((row) => row !== 'empty').length;
}

/** Whether the game can be played by as many seats as are not empty. */
export function fits(draft: Draft, game: GameInfo): boolean {
  const taken = seatsTaken(draft);
  return taken >= game.seats[0] && taken <= game.seats[1];
}

/** The table that a draft asks the server for. */
export function tableOf(draft: Draft, game: GameInfo): NewTable {
  const seats = draft.rows.map(requestOf).filter((request) => request !== null);
  const { options, access, pace } = draft;
  return { game: game.name, seats, options: changed(options, game), access, pace, start: false };
}

/** A private match against bots that starts at once: every open row becomes the usual bot. */
export function botTable(draft: Draft, game: GameInfo): NewTable {
  const bot: Sitting = `bot:${game.usual_bot}`;
  const rows = draft.rows.map((row): Sitting => (row === 'open' || row === 'person' ? bot : row));
  const first = rows.findIndex((row) => row !== 'empty');
  if (!rows.includes('me')) rows[Math.max(0, first)] = 'me';
  const table = tableOf({ ...draft, rows, access: 'private', pace: 0 }, game);
  return { ...table, start: true };
}

/** The options that differ from their default. */
function changed(options: Record<string, Value>, game: GameInfo): Record<string, Value> {
  const differs = (option: GameOptionInfo) => JSON.stringify(options[option.name]) !== JSON.stringify(option.default);
  return Object.fromEntries(game.options.filter(differs).map((option) => [option.name, options[option.name]!]));
}
