/** News of a table in the reader's words. */
import { t } from '../text/translate.svelte';
import { letter } from '../ui/seat-marks';
import type { News } from './table-news';

/** How much of a chat line a toast shows. */
const MOST = 60;

export function newsWords({ kind, seat, name }: News, me: number | undefined): string {
  if (kind === 'takeback-off' && seat === me) return t('ui-news-takeback-off-mine');
  if (kind === 'taken-back' && seat === me) return t('ui-news-taken-back-mine');
  if (kind === 'coming' && !name) return t('ui-news-coming-guest');
  return t(`ui-news-${kind}`, { name });
}

/** What is said below it: where a guest sits. */
export function newsNote({ kind, seat }: News): string {
  if (kind === 'sat' && seat !== null) return t('ui-news-seat', { letter: letter(seat) });
  return kind === 'rematch' ? t('ui-news-rematch-note') : '';
}

/** The beginning of a chat line, cut between two words where that is possible. */
export function firstWords(text: string, most = MOST): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most + 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > most / 2 ? cut.slice(0, end) : letters.slice(0, most).join('')}…`;
}
