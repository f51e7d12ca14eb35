/** What a line of a list says about a table. */
import type { TableSeat, TableSummary } from '../wire';
import { t } from '../text/translate.svelte';
import { ago, pace } from '../text/time';

/** Names of people as a list in the reader's language. */
export function people(seats: readonly TableSeat[]): string[] {
  return seats.filter((seat) => seat.kind === 'person' && !seat.me).map((seat) => seat.name ?? '');
}

/** «with Nils, Ysolde and 2 bots · sun 8». */
export function detail(card: TableSummary): string {
  return [company(card), moment(card)].filter(Boolean).join(' · ');
}

function company(card: TableSummary): string {
  const names = people(card.seats).join(', ');
  const bots = card.seats.filter((seat) => seat.kind === 'bot').length;
  if (card.mine) return t('ui-with', { names, people: names ? 1 : 0, bots });
  return t('ui-who', { names, people: names ? 1 : 0, bots });
}

function moment(card: TableSummary): string {
  if (card.state === 'over') return t('ui-finished', { when: ago(card.moved) });
  if (card.state === 'open') return card.pace ? t('ui-pace-choice', { pace: pace(card.pace) }) : '';
  return t('ui-moves', { n: card.version });
}

/** Mine to play first, then those that run, then those that wait; the latest first. */
export function sorted(cards: readonly TableSummary[]): TableSummary[] {
  const rank = (card: TableSummary) => (card.my_turn ? 0 : { playing: 1, open: 2, over: 3 }[card.state]);
  return cards.toSorted((one, other) => rank(one) - rank(other) || other.moved - one.moved);
}

/** Who is to play, by name. */
export function waitingFor(card: TableSummary): string {
  return (card.waiting ?? []).map((seat) => card.seats[seat]?.name ?? '').join(', ');
}
