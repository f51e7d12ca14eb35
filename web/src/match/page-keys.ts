/** What the pages of a table add to its sheet of keys. */
import { type KeyLine, line, type PageKeys } from '../table/frame/key-lines';
import { t } from '../text/translate.svelte';

const together = (words: string, ...keys: readonly string[]): KeyLine => ({ keys: [keys], words });

/** Whoever watches has no turn of their own, and nothing to ask. */
export function liveKeys(plays: boolean): PageKeys {
  const shown = [line(t('ui-keys-skip'), ' '), together(t('ui-keys-skip-all'), 'Shift', ' ')];
  if (!plays) return { time: shown };
  return {
    understand: [line(t('ui-hint'), 'H'), line(t('ui-keys-advice'), 'G')],
    time: [
      ...shown,
      line(t('ui-since'), 'B'),
      line(t('ui-keys-steps'), ',', '.'),
      { keys: [['Shift', ','], ['Shift', '.']], words: t('ui-keys-turns') },
      line(t('ui-past-now'), 'N'),
    ],
  };
} // prettier-ignore

export function replayKeys(): PageKeys {
  return {
    time: [
      line(t('ui-keys-play'), ' '),
      line(t('ui-keys-steps'), '←', '→'),
      { keys: [['Shift', '←'], ['Shift', '→']], words: t('ui-keys-turns') },
      line(t('ui-keys-ends'), 'Home', 'End'),
    ],
  };
} // prettier-ignore
