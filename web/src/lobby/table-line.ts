/** The words of a table in a list. */
import type { TableSeat, TableSummary } from '../wire';
import { t } from '../text/translate.svelte';
import { nameOf } from '../state/seat-names';
import { ago, pace } from '../text/time';

/** The names of the people at a table, without the person who reads it. */
export function people(seats: readonly TableSeat[]): string[] {
  return seats.filter((seat) => seat.kind === 'person' && !seat.me).map((seat) => nameOf(seat));
}

/** Who plays and how far the match is: «with Nils and 2 bots · 8 choices so far». */
export function detail(table: TableSummary): string {
  return [company(table), moment(table)].filter(Boolean).join(' · ');
}

/** So many players are named one by one; of more the bots are but counted. */
const NAMED = 3;

function company(table: TableSummary): string {
  const bots = table.seats.filter((seat) => seat.kind === 'bot').map(nameOf);
  const all = [...people(table.seats), ...bots];
  const [named, counted] = all.length > NAMED ? [people(table.seats), bots.length] : [all, 0];
  const words = { names: named.join(', '), people: named.length ? 1 : 0, bots: counted };
  return table.mine ? t('ui-with', words) : t('ui-who', words);
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
  return (table.waiting ?? []).map((seat) => nameOf(table.seats[seat])).join(', ');
}
