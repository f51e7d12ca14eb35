/** What has happened at a table besides the match, from how it was and how it is. */
import { plain } from '../text/translate.svelte';
import type { TableInfo, TableSeat } from '../wire';

export type NewsKind =
  | 'sat'
  | 'stood'
  | 'coming'
  | 'left'
  | 'back'
  | 'resigned'
  | 'bot-plays'
  | 'plays-again'
  | 'takeback'
  | 'taken-back'
  | 'takeback-off'
  | 'rematch';

export interface News {
  kind: NewsKind;
  /** Whose it is; null for people without a seat. */
  seat: number | null;
  /** Their name; empty for a guest. */
  name: string;
}

/** What others have done between two states of a table; `seq` is the number of choices that stand now. */
export function newsBetween(before: TableInfo, after: TableInfo, seq: number): News[] {
  const seats = after.seats.flatMap((seat, n) => seatNews(before.seats[n], seat));
  return [...seats, ...coming(before, after), ...takeback(before, after, seq), ...rematch(before, after)];
}

function seatNews(before: TableSeat | undefined, now: TableSeat): News[] {
  if (!before || now.me || before.me) return [];
  const kind = seatNewsKind(before, now);
  return kind ? [{ kind, seat: now.seat, name: plain((kind === 'stood' ? before : now).name ?? '') }] : [];
}

function seatNewsKind(before: TableSeat, now: TableSeat): NewsKind | null {
  if (now.kind !== 'person') return before.kind === 'person' ? 'stood' : null;
  if (before.kind !== 'person' || before.name !== now.name) return 'sat';
  if (now.resigned) return before.resigned ? null : 'resigned';
  if (now.stand_in) return before.stand_in ? null : 'bot-plays';
  return before.stand_in ? 'plays-again' : null;
}

/** Who has opened the invite link: a guest who then chooses a name is told once more, with it. */
function coming(before: TableInfo, after: TableInfo): News[] {
  const known = [...(before.coming ?? [])];
  const isNew = (name: string) => {
    const at = known.indexOf(name);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  };
  const stood = new Set(before.seats.map(({ name }) => plain(name ?? ''))); // who has left a seat is not on the way
  const fresh = (after.coming ?? []).filter(isNew).filter((name) => !name || !stood.has(name));
  return fresh.map((name) => ({ kind: 'coming', seat: null, name }));
}

/** A request to take a choice back, and how it ended: as asked if no more choices stand. */
function takeback({ takeback: was, seats }: TableInfo, { takeback: now, me }: TableInfo, seq: number): News[] {
  const of = (by: number) => ({ seat: by, name: plain(seats[by]?.name ?? '') });
  if (was && !now) return [{ kind: seq <= was.to ? 'taken-back' : 'takeback-off', ...of(was.by) }];
  return now && !was && now.by !== me ? [{ kind: 'takeback', ...of(now.by) }] : [];
}

function rematch(before: TableInfo, after: TableInfo): News[] {
  return after.rematch && !before.rematch ? [{ kind: 'rematch', seat: null, name: '' }] : [];
}
