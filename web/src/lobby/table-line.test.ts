import { expect, test } from 'vitest';
import type { TableSeat, TableSummary } from '../wire';
import { detail, sorted, waitingFor } from './table-line';

const nils: TableSeat = { seat: 0, kind: 'person', name: 'Nils' };
const maud: TableSeat = { seat: 1, kind: 'person', name: 'Maud', me: true };
const bot: TableSeat = { seat: 2, kind: 'bot', name: 'greedy', bot: 'greedy' };
const open: TableSeat = { seat: 3, kind: 'open' };

function card(rest: Partial<TableSummary> = {}): TableSummary {
  return {
    id: 'x',
    game: 'toy',
    state: 'playing',
    access: 'public',
    seats: [nils, maud, bot, open],
    pace: 0,
    made: 0,
    moved: 0,
    version: 8,
    ...rest,
  };
}

test('of my tables it is said with whom, of others who', () => {
  expect(detail(card({ mine: true }))).toBe('with Nils and a bot · 8 choices so far');
  expect(detail(card())).toBe('Nils and a bot · 8 choices so far');
  expect(detail(card({ mine: true, seats: [maud, bot, bot] }))).toMatch(/^with 2 bots/);
  expect(detail(card({ seats: [open] }))).toMatch(/^nobody yet/);
});

test('a table that waits tells its pace, one that is over when it ended', () => {
  expect(detail(card({ state: 'open', pace: 180 }))).toBe('Nils and a bot · 3 min a choice');
  expect(detail(card({ state: 'open' }))).toBe('Nils and a bot');
  expect(detail(card({ state: 'over', moved: Date.now() / 1000 }))).toBe('Nils and a bot · finished now');
});

test('my turn comes first, then what runs, waits and is over; the latest first', () => {
  const cards = [
    card({ id: 'over', state: 'over' }),
    card({ id: 'open', state: 'open' }),
    card({ id: 'old', moved: 1 }),
    card({ id: 'new', moved: 2 }),
    card({ id: 'mine', my_turn: true }),
  ];
  expect(sorted(cards).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'open', 'over']);
  expect(cards[0]!.id).toBe('over');
});

test('who is waited for is told by name', () => {
  expect(waitingFor(card({ waiting: [0, 2] }))).toBe('Nils, greedy');
  expect(waitingFor(card({ waiting: [3] }))).toBe('');
  expect(waitingFor(card())).toBe('');
});
