/** Tells who has left and who is back. A page that is loaded again is away for a moment: that is not told. */
import type { TableInfo, TableSeat } from '../wire';

/** For how long somebody is away before it is told, in milliseconds. */
export const PATIENCE = 5000;

type Report = (kind: 'left' | 'back', seat: TableSeat) => void;

export class Absences {
  /** Who is away, by name: with the timer until it is told, or null once it was. */
  readonly #away = new Map<string, ReturnType<typeof setTimeout> | null>();

  constructor(readonly report: Report) {}

  /** The table as it is when one comes: who is away then is known. */
  begin({ seats }: TableInfo): void {
    for (const seat of seats) if (isAway(seat)) this.#away.set(keyOf(seat), null);
  }

  follow({ seats }: TableInfo): void {
    for (const key of this.#away.keys()) if (!seats.some((seat) => keyOf(seat) === key)) this.#forget(key);
    for (const seat of seats) {
      if (isAway(seat)) this.#leave(seat);
      else this.#return(seat);
    }
  }

  stop(): void {
    for (const key of this.#away.keys()) this.#forget(key);
  }

  #leave(seat: TableSeat): void {
    const key = keyOf(seat);
    if (this.#away.has(key)) return;
    const timer = setTimeout(() => {
      this.#away.set(key, null);
      this.report('left', seat);
    }, PATIENCE);
    this.#away.set(key, timer);
  }

  #return(seat: TableSeat): void {
    if (this.#away.get(keyOf(seat)) === null) this.report('back', seat);
    this.#forget(keyOf(seat));
  }

  #forget(key: string): void {
    clearTimeout(this.#away.get(key) ?? undefined);
    this.#away.delete(key);
  }
}

const keyOf = ({ seat, name }: TableSeat) => `${seat} ${name ?? ''}`;

const isAway = (seat: TableSeat) => seat.kind === 'person' && !seat.me && !seat.here && !seat.resigned;
