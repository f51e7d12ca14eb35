/** What a page gives the table that it shows, and what it hears from it. */
import type { Snippet } from 'svelte';
import type { GameInfo } from '../../wire';
import type { Advice } from '../state/attention.svelte';
import type { TableSource } from '../state/table-state.svelte';
import type { PageKeys } from './key-lines';

export interface TableProps extends TableSource {
  /** The game as the lobby describes it, with its title and icon. */
  gameInfo?: GameInfo | null | undefined;
  /** What the bot would do; what it would pick is shown like what a log line names. */
  advice?: Advice | null;
  /** Look at the moment of a line of the log; only where one may. */
  onmoment?: ((seq: number) => void) | undefined;
  /** End what is being shown, or all of it. Returns false if nothing is. */
  onskip?: (all: boolean) => boolean;
  /** Ask for a hint; only while one may. */
  onhint?: (() => void) | undefined;
  /** The sheet of keys is open, and what the page adds to it. */
  keys?: boolean;
  pageKeys?: () => Promise<PageKeys>;
  /** The share of its time that what is shown gets. */
  pace?: number;
  /** What stands in the bar instead of the prompt. */
  bar?: Snippet;
  /** What the rail shows besides seats and log. */
  chat?: Snippet;
  /** How many lines of the chat are new. */
  unread?: number;
  rules?: Snippet;
  /** Tools in the top bar, and what stays there on a phone. */
  top?: Snippet;
  quick?: Snippet;
  /** Buttons beside the answers. */
  extra?: Snippet;
  /** Messages and questions besides the match, above the bar. */
  notes?: Snippet;
}
