/** What is on a face, for screen readers. */
import { t, word } from '../../text/translate.svelte';
import type { CardFace, Face, Piece, Text } from '../../wire';
import { amountWords } from '../../text/amount-words';
import { printed } from '../look/plan-lines';

/** What is written and drawn on a card, a tile or a plan beside its name; without its price if it is `paid`. */
export function faceWords(face: Face | undefined, paid: boolean): Text[] {
  if (face?.is === 'plan') return printed(face);
  if (face?.is === 'card') return [...figures(face, paid), ...(face.text ? [face.text] : [])];
  return face?.is === 'tile' && face.text ? [face.text] : [];
}

/** What a card gives, costs and is worth: «2 cards», «for 3 skill», «worth 4 points». */
function figures({ kind, marks, gives, cost, worth }: CardFace, paid: boolean): Text[] {
  return [
    ...(kind ? [word(kind)] : []),
    ...(marks ?? []).map(word),
    ...(gives ?? []).map(amountWords),
    ...(paid ? [] : (cost ?? []).map((amount) => t('tbl-costs', { what: amountWords(amount) }))),
    ...(worth ? [t('tbl-worth', { what: amountWords(worth) })] : []),
  ];
}

/** How many of a piece there are, and what is counted on it. */
export function countWords({ n, badges }: Piece): string[] {
  return [...(n === undefined || n === 1 ? [] : [t('tbl-copies', { n })]), ...(badges ?? []).map(amountWords)];
}
