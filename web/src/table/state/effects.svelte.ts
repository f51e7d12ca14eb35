/** What is shown only while motion plays: dice that flicker, counters that have just changed, pieces of one beat. */
import type { Id, Piece } from '../../wire';

export class Effects {
  /** The side that a rolling die shows at this moment, by the id of its piece. */
  rolling = $state.raw<ReadonlyMap<Id, string>>(new Map());
  /** Counters that have just changed, and by how much. */
  counted = $state.raw<ReadonlyMap<Id, number>>(new Map());
  /** Pieces that are not in the scene and are shown for one beat. */
  temporaryPieces = $state.raw<readonly Piece[]>([]);

  /** Pieces that others have just changed, and who did it. */
  changed = $state.raw<ReadonlyMap<Id, number>>(new Map());

  /** Mark pieces as just changed, for `lasts` milliseconds. */
  mark(changed: ReadonlyMap<Id, number>, lasts: number): void {
    if (changed.size === 0) return;
    this.changed = new Map([...this.changed, ...changed]);
    setTimeout(() => {
      this.changed = new Map([...this.changed].filter(([id, seat]) => changed.get(id) !== seat));
    }, lasts);
  }

  /** Mark a counter as changed by `by`. */
  count(counter: Id, by: number): void {
    this.counted = new Map([...this.counted, [counter, by]]);
  }

  /** Remove the mark of a counter. */
  uncount(counter: Id): void {
    this.counted = new Map([...this.counted].filter(([id]) => id !== counter));
  }

  /** Remove everything; what is empty already stays the same object. */
  clear(): void {
    if (this.rolling.size > 0) this.rolling = new Map();
    if (this.counted.size > 0) this.counted = new Map();
    if (this.temporaryPieces.length > 0) this.temporaryPieces = [];
  }
}
