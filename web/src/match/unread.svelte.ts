/** Which lines of the chat a person has not seen yet. */
import type { ChatLine } from '../wire';

interface Memory {
  /** The number of the last line that was seen on an earlier visit. */
  seen: number | null;
  keep(seen: number): void;
}

export class Unread {
  /** How many lines of others are new. */
  count = $state(0);
  /** The first line that was new when the person began to look. */
  since = $state<number | null>(null);
  #lines: readonly ChatLine[] = [];
  #seen: number | null;
  #told = -1;
  #looking = false;

  constructor(
    readonly isMine: (line: ChatLine) => boolean,
    readonly memory: Memory,
  ) {
    this.#seen = memory.seen;
  }

  /** The chat so far. Returns the lines to tell: of others, new since the last call, and not in sight. */
  take(lines: readonly ChatLine[]): readonly ChatLine[] {
    const first = this.#told < 0;
    const fresh = lines.filter(({ n }) => n > this.#told);
    this.#lines = lines;
    this.#told = this.#last;
    this.#seen ??= this.#last; // what was said before the first visit is old
    if (this.#looking) this.#see();
    this.#count();
    return first || this.#looking ? [] : fresh.filter((line) => !this.isMine(line));
  }

  /** The chat comes into sight, or is out of sight. */
  look(on: boolean): void {
    if (on === this.#looking) return;
    this.#looking = on;
    this.since = on ? (this.#new[0]?.n ?? null) : null;
    if (on && this.#told >= 0) this.#see();
    this.#count();
  }

  get #last(): number {
    return this.#lines.at(-1)?.n ?? 0;
  }

  get #new(): readonly ChatLine[] {
    const seen = this.#seen ?? Infinity;
    return this.#lines.filter((line) => line.n > seen && !this.isMine(line));
  }

  #see(): void {
    if (this.#seen === this.#last) return;
    this.#seen = this.#last;
    this.memory.keep(this.#last);
  }

  #count(): void {
    this.count = this.#new.length;
  }
}
