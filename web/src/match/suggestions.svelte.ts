/** What a bot suggests at a live table: a hint, its whole plan, or what would have been best. */
import type { Live } from '../net/live-table.svelte';
import type { SuggestionScene } from '../wire';
import type { Advice } from '../table/state/attention.svelte';
import { askHint, askReview } from './table-actions';

export class Suggestions {
  readonly #live: Live;
  /** What was suggested last, and the version of the table it was for. */
  #hint = $state.raw<{ v: number; advice: Advice | null }>({ v: -1, advice: null });
  /** The suggestion that is shown instead of the table: the bot’s plan, or a best path. */
  shown = $state.raw<SuggestionScene | null>(null);
  /** The review is open. */
  reviewing = $state(false);
  /** What would have been best for each seat; empty while it is worked out. */
  best = $state.raw<readonly SuggestionScene[]>([]);

  constructor(live: Live) {
    this.#live = live;
  }

  /** What the bot would do, until the table changes. */
  get advice(): Advice | null {
    return this.#hint.v === this.#live.v ? this.#hint.advice : null;
  }

  /** Ask what the bot would do. */
  async hint(): Promise<void> {
    const { v } = this.#live;
    const { advice, plan } = await askHint(this.#live);
    this.#hint = { v, advice };
    this.shown = plan;
  }

  /** Open the review and ask for it; it closes if it is refused. */
  async review(): Promise<void> {
    this.reviewing = true;
    this.best = [];
    const best = await askReview(this.#live);
    if (best) this.best = best;
    else this.reviewing = false;
  }

  /** Show one suggestion of the review instead of the table. */
  show(suggestion: SuggestionScene): void {
    this.reviewing = false;
    this.shown = suggestion;
  }
}
