/** French spelling that depends on the next word. `kernel/words/french.py` does the same. */
import type { FluentValue } from '@fluent/bundle';

const ELIDING = /^(?:[aeiouæœø].|y[bcdfghjklmnpqrstvwxz])/iu;

/**
 * The Fluent function `DE`: «de Paul», «d’Anne».
 * An h never elides: no spelling tells a mute one, and «de Hugo» is right as well.
 * A lone letter does not either, as in «de A à Z».
 */
export function de([name]: FluentValue[]): string {
  const word = typeof name === 'string' ? name : String(name?.valueOf() ?? '');
  return ELIDING.test(withoutAccents(word)) ? `d’${word}` : `de ${word}`;
}

/** The word with bare letters: «Élodie» becomes «Elodie». */
function withoutAccents(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
