/** The choices of a match as turns: runs of choices by the same seat. */
export interface Turn {
  seat: number;
  /** The first choice of the turn and the one after its last. */
  from: number;
  to: number;
}

export function turnsOf(seats: readonly number[]): Turn[] {
  const turns: Turn[] = [];
  seats.forEach((seat, n) => {
    const last = turns.at(-1);
    if (last?.seat === seat) last.to = n + 1;
    else turns.push({ seat, from: n, to: n + 1 });
  });
  return turns;
}

/** The turn whose choices lead to the moment after `at` choices. */
export function turnAt(turns: readonly Turn[], at: number): Turn | undefined {
  return turns.find((turn) => at < turn.to) ?? turns.at(-1);
}

/** The beginning of this turn, or of the one before when we stand at it. */
export function turnBack(turns: readonly Turn[], at: number): number {
  return turns.findLast((turn) => turn.from < at)?.from ?? 0;
}

/** The end of this turn. */
export function turnOn(turns: readonly Turn[], at: number): number {
  return turns.find((turn) => turn.to > at)?.to ?? at;
}
