/** The draft of a new table, as a door of the lobby edits it. */
import type { Access, GameInfo, NewTable, GameOptionInfo, SeatRequest, Value } from '../wire';
import { type Chance, deal, type Level } from './dealing';

/** Who sits in a row: the person, anyone, somebody with the link, nobody, or a bot by its name. */
export type Sitting = 'me' | 'open' | 'person' | 'empty' | `bot:${string}`;

export interface Draft {
  game: string;
  rows: Sitting[];
  options: Record<string, Value>;
  access: Access;
  pace: number;
  /** The level by which bots were dealt; null once one was chosen by hand. */
  level: Level | null;
}

/** So many sit at a table against bots, where the game allows it. */
const USUAL_SEATS = 4;

/** The first draft for a table with friends: me, seats kept for them up to two or the least number, the rest empty. */
export function friendsDraft(game: GameInfo): Draft {
  const [least, most] = game.seats;
  const shown = Math.max(least, Math.min(2, most));
  const rows = Array.from({ length: most }, (_, n): Sitting => (n === 0 ? 'me' : n < shown ? 'person' : 'empty'));
  return { game: game.name, rows, options: defaults(game), access: 'private', pace: 0, level: null };
}

/** The first draft for a table against bots: me and dealt house players, with nobody else to find it. */
export function botsDraft(game: GameInfo, level: Level, chance: Chance): Draft {
  const seats = Math.max(game.seats[0], Math.min(USUAL_SEATS, game.seats[1]));
  const rows = friendsDraft(game).rows.map((_, n): Sitting => (n === 0 ? 'me' : n < seats ? 'open' : 'empty'));
  return withBots({ ...friendsDraft(game), rows }, game, level, chance);
}

/** The draft with house players of a level on every seat that is neither empty nor mine. */
export function withBots(draft: Draft, game: GameInfo, level: Level, chance: Chance): Draft {
  const isDealt = (row: Sitting) => row !== 'me' && row !== 'empty';
  const bots = deal(game.house_players, level, draft.rows.filter(isDealt).length, chance);
  const rows = draft.rows.map((row): Sitting => (isDealt(row) ? `bot:${bots.shift() ?? game.usual_bot}` : row));
  return { ...draft, rows, level };
}

/** One more house player, of the level of the others. */
export function another(draft: Draft, game: GameInfo, chance: Chance): Sitting {
  const [bot] = deal(game.house_players, draft.level ?? 'mixed', 1, chance, botsOf(draft.rows));
  return `bot:${bot ?? game.usual_bot}`;
}

function defaults(game: GameInfo): Record<string, Value> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The rows after one is changed; when I move, whoever sat there gets my seat. */
export function withRow(rows: readonly Sitting[], row: number, sitting: Sitting): Sitting[] {
  return rows.map((now, n) => {
    if (n === row) return sitting;
    return sitting === 'me' && now === 'me' ? rows[row]! : now;
  });
}

/** The draft with other rows; a table where anyone may sit can be found by anyone. */
export function withRows(draft: Draft, rows: Sitting[]): Draft {
  const opened = rows.includes('open') && !draft.rows.includes('open');
  return { ...draft, rows, access: opened ? 'public' : draft.access };
}

/** The bot of a row; undefined if none sits there. */
export function botOf(sitting: Sitting): string | undefined {
  return sitting.startsWith('bot:') ? sitting.slice(4) : undefined;
}

export function botsOf(rows: readonly Sitting[]): string[] {
  return rows.map(botOf).filter((bot) => bot !== undefined);
}

/** The request for one seat, or null for an empty row. */
export function requestOf(sitting: Sitting): SeatRequest | null {
  if (sitting === 'empty') return null;
  const bot = botOf(sitting);
  return bot === undefined ? { kind: sitting as 'me' | 'open' | 'person' } : { kind: 'bot', bot };
}

/** Whether a bot sits in a row; with `names` only these count. */
export function anyBot(rows: readonly Sitting[], names?: readonly string[]): boolean {
  return botsOf(rows).some((bot) => names?.includes(bot) ?? true);
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

/** The table that a draft asks the server for; with `start` the match begins at once. */
export function tableOf(draft: Draft, game: GameInfo, start = false): NewTable {
  const seats = draft.rows.map(requestOf).filter((request) => request !== null);
  const { options, access, pace } = draft;
  return { game: game.name, seats, options: changed(options, game), access, pace, start };
}

/** The options that differ from their default. */
function changed(options: Record<string, Value>, game: GameInfo): Record<string, Value> {
  const differs = (option: GameOptionInfo) => JSON.stringify(options[option.name]) !== JSON.stringify(option.default);
  return Object.fromEntries(game.options.filter(differs).map((option) => [option.name, options[option.name]!]));
}
