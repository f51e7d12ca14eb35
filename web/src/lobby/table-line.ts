/** The words of a table in a list. */
import type { TableSeat, TableSummary } from '../wire';
import { t } from '../text/translate.svelte';
import { ago, pace } from '../text/time';

/** The names of the people at a table, without the person who reads it. */
export function people(seats: readonly TableSeat[]): string[] {
  return seats.filter((seat) => seat.kind === 'person' && !seat.me).map((seat) => seat.name ?? '');
}

/** Who plays and how far the match is: «with Nils and 2 bots · 8 choices so far». */
export function detail(table: TableSummary): string {
  return [company(table), moment(table)].filter(Boolean).join(' · ');
}

function company(table: TableSummary): string {
  const names = people(table.seats).join(', ');
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length;
  if (table.mine) return t('ui-with', { names, people: names ? 1 : 0, bots });
  return t('ui-who', { names, people: names ? 1 : 0, bots });
}

function moment(table: TableSummary): string {
  if (table.state === 'over') return t('ui-finished', { when: ago(table.moved) });
  if (table.state === 'open') return table.pace ? t('ui-pace-choice', { pace: pace(table.pace) }) : '';
  return t('ui-moves', { n: table.version });
}

/** Tables where it is the person's turn first, then running, waiting and finished ones; each group latest first. */
export function sorted(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => (table.my_turn ? 0 : { playing: 1, open: 2, over: 3 }[table.state]);
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.moved - one.moved);
}

/** The names of the seats that have to choose. */
export function waitingFor(table: TableSummary): string {
  return (table.waiting ?? []).map((seat) => table.seats[seat]?.name ?? '').join(', ');
}
