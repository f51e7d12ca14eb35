/** Which counters of a seat are shown beside its score. Pure. */
import type { Counter, Id, SeatInfo } from '../../wire';

/** The counters of a seat, as the scene lists them. */
export function countersOf(info: SeatInfo, counters: ReadonlyMap<Id, Counter>): Counter[] {
  return info.counters.map((id) => counters.get(id)).filter((one) => one !== undefined);
}

/** The counters without the one that counts the score: that number is shown already. */
export function besidesScore(info: SeatInfo, counters: readonly Counter[]): Counter[] {
  return counters.filter(({ icon }) => icon !== info.score?.icon);
}

/** The first `room` numbers of a seat after its score; the score takes one place where it comes first. */
export function firstCounters(info: SeatInfo, counters: readonly Counter[], room: number): Counter[] {
  if (!info.score || !info.scoreFirst) return counters.slice(0, room);
  return besidesScore(info, counters).slice(0, room - 1);
}
