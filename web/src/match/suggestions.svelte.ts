/** What a bot suggests at a live table: a hint, its whole plan, or what would have been best. */
import type { Live } from '../net/live-table.svelte';
import type { SuggestionScene } from '../wire';
import { askReview, showHint } from './table-actions';

export class Suggestions {
  readonly #live: Live;
  /** The targets of the hint, and the version of the table it was for. */
  #hint = $state.raw<{ v: number; targets: readonly string[] }>({ v: -1, targets: [] });
  /** The suggestion that is shown instead of the table: the bot’s plan, or a best path. */
  shown = $state.raw<SuggestionScene | null>(null);
  /** The review is open. */
  reviewing = $state(false);
  /** What would have been best for each seat; empty while it is worked out. */
  best = $state.raw<readonly SuggestionScene[]>([]);

  constructor(live: Live) {
    this.#live = live;
  }

  /** What the bot would pick, until the table changes. */
  get hinted(): readonly string[] {
    return this.#hint.v === this.#live.v ? this.#hint.targets : [];
  }

  /** Ask what the bot would do. */
  async hint(): Promise<void> {
    const { v } = this.#live;
    const { on, plan } = await showHint(this.#live);
    this.#hint = { v, targets: plan ? [] : on };
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
