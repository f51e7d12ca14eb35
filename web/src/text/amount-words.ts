/** Amounts in words, for screen readers. */
import { plain, plural, word } from './translate.svelte';
import type { Amount } from '../wire';

/** «3 cards», «+2 card»: the number and what the icon stands for. */
export function amountWords({ icon, n, label }: Amount): string {
  if (label === undefined && typeof n === 'number') return plural(n, icon);
  const name = label === undefined ? word(icon) : plain(label);
  return n === undefined ? name : `${n} ${name}`;
}
