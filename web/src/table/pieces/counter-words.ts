/** Counters in words, for people who do not see them. */
import { amountWords } from '../../text/amount-words';
import { t } from '../../text/translate.svelte';
import type { Counter } from '../../wire';

type Counted = Pick<Counter, 'value' | 'max' | 'spent' | 'worth'>;

/** «gold 3/10, Maud»: `label` is what is counted, `names` are the seats that have it. */
export function counterWords({ value, max }: Counted, label: string, names: readonly string[]): string {
  return [`${label} ${value}${max === undefined ? '' : `/${max}`}`, ...names].join(', ');
}

/** How many are used up, and what the counter is worth. */
export function counterDetails({ spent, worth }: Counted): string[] {
  return [...(spent ? [t('tbl-spent', { n: spent })] : []), ...(worth ? [amountWords(worth)] : [])];
}

/** «+2», «−1»: how a counter has just changed. */
export function changeWords(by: number): string {
  return `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
}
