/** What the seats of a table are called, in the reader's language. */
import { plain } from '../text/translate.svelte';
import type { TableSeat } from '../wire';

/** The name of whoever sits there; empty for a free seat. */
export function nameOf(seat: TableSeat | undefined): string {
  return plain(seat?.name ?? '');
}

export function namesOf(seats: readonly TableSeat[] = []): string[] {
  return seats.map(nameOf);
}
