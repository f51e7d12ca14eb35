/** What a screen reader says of a tip. */
import { settings } from '../../state/settings.svelte';
import { t } from '../../text/translate.svelte';

/** Sentences one after the other, then the rule and the key that opens it; the letters may be switched off. */
export function spokenTip(parts: readonly string[], rule: string | null): string {
  const ended = parts.map((words) => (/[.!?]$/.test(words) ? words : `${words}.`));
  const named = rule ? [t(settings.letters ? 'tbl-tip-rule-key' : 'tbl-tip-rule-named', { rule, key: 'I' })] : [];
  return [...ended, ...named].join(' ');
}
