/** What others have just changed, and who did it. Pure. */
import type { Id, Scene } from '../../wire';

/** The pieces that the new beats of a scene are about, each with the seat of the line that tells it; not one's own. */
export function changedByOthers({ beats = [], log = [], pieces, viewer }: Scene): Map<Id, number> {
  const there = new Set(pieces.map(({ id }) => id));
  const seats = new Map(log.map(({ n, seat }) => [n, seat]));
  const changed = new Map<Id, number>();
  for (const beat of beats) {
    const seat = beat.line === undefined ? undefined : seats.get(beat.line);
    if (seat === undefined || seat === viewer || beat.do === 'recap') continue;
    for (const id of beat.pieces ?? []) if (there.has(id)) changed.set(id, seat);
  }
  return changed;
}
