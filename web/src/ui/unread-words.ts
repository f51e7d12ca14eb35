/** The name of a button with how much is new behind it, for screen readers. */
import { t } from '../text/translate.svelte';

export function withUnread(label: string, n: number): string {
  return n ? `${label}, ${t('ui-unread', { n })}` : label;
}
