/** Times as people say them. */
import { t, texts } from './translate.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The times for a choice that can be asked for, in seconds; 0 is without limit. */
export const PACES = [0, MINUTE, 3 * MINUTE, DAY] as const;

/** «3 min», «1 day», «no limit». */
export function pace(seconds: number): string {
  if (!seconds) return t('ui-pace-none');
  if (seconds % DAY === 0) return t('ui-pace-days', { n: seconds / DAY });
  if (seconds % HOUR === 0) return t('ui-pace-hours', { n: seconds / HOUR });
  return t('ui-pace-minutes', { n: Math.round(seconds / MINUTE) });
}

/** «yesterday», «5 minutes ago». */
export function ago(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(texts.lang, { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return words.format(0, 'second');
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), 'hour');
  return words.format(-Math.floor(passed / DAY), 'day');
}

/** The hour of a chat line. */
export function hour(at: number): string {
  const form = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(texts.lang, form).format(new Date(at * 1000));
}
