/** Amounts in words, for who does not see them. */
import { plain, word } from '../lib/text.svelte';
import type { Amount } from '../wire';

/** «3 coins»: the number and what the icon stands for. */
export function amountWords({ icon, n, label }: Amount): string {
  const name = label === undefined ? word(icon) : plain(label);
  return n === undefined ? name : `${n} ${name}`;
}
