/** The turns of a ribbon. Pure. */
import type { Step } from './happened';

/** Some moments of one seat that follow each other. */
export interface RibbonTurn {
  seat: number | null;
  from: number;
  count: number;
}

export function turnsOf(moments: readonly Step[]): RibbonTurn[] {
  const begins = moments.flatMap(({ seat }, n) => (n === 0 || moments[n - 1]!.seat !== seat ? [n] : []));
  return begins.map((from, k) => ({
    seat: moments[from]!.seat,
    from,
    count: (begins[k + 1] ?? moments.length) - from,
  }));
}
