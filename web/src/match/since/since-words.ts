/** What is told, for screen readers. */
import { amountWords } from '../../text/amount-words';
import { plain, t } from '../../text/translate.svelte';
import type { Amount } from '../../wire';
import type { StepMark } from './great-marks';
import type { Since, TurnLine } from './turns-since';

/** A line as one sentence: «Gobbert: plays two cards. goes to Mirror Cave. +1 gold» */
export function lineWords({ sentences, changes }: TurnLine, name: string): string {
  const told = sentences.map(({ text, times }) => plain(text) + (times > 1 ? ` ×${times}` : ''));
  return t('ui-since-line', { name, words: [...told, changeWords(changes)].filter(Boolean).join(' ') });
}

/** What is said once: what befell the viewer, and how to hear the rest. */
export function spokenWords({ mine, others, general }: Since, hasKey: boolean): string {
  const befell = [...mine.events.map(({ text }) => plain(text)), changeWords(mine.changes)].filter(Boolean);
  const what = befell.length > 0 ? befell.join(', ') : general.map(({ text }) => plain(text)).join(' ');
  const said = t('ui-since-spoken', { what: what || t('ui-since-nothing') });
  return hasKey && others.length > 0 ? `${said} ${t('ui-since-press', { n: others.length })}` : said;
}

/** The titles of the great moments of one step. */
export function markWords({ texts }: StepMark): string {
  return [...new Set(texts.map((text) => plain(text)))].join(' · ');
}

function changeWords(changes: readonly Amount[]): string {
  return changes.map(amountWords).join(', ');
}
