/** The end of a match as a great moment, from its result. Pure. */
import type { GreatMoment, MomentSide, Outcome, Scene } from '../../wire';
import { t } from '../../text/translate.svelte';

const LAURELS = 'laurels';

/** The moment in which the match has ended; none if nothing has ended. */
export function matchOver(before: Scene, now: Scene): GreatMoment | undefined {
  if (!now.result || before.result) return undefined;
  const { result, seats } = now;
  const won = result.places.length > 0;
  return {
    kind: won ? 'gain' : 'loss',
    title: t('tbl-moment-over'),
    icon: LAURELS,
    tint: 'gold',
    seats: seats.map(({ seat }) => seat),
    others: 'full',
    sides: result.places.flatMap((together, place) => together.map((seat) => sideOf(now, result, seat, place))),
    issue: { icon: LAURELS, text: result.text, tint: won ? 'gold' : 'blood' },
  };
}

/** A seat with its place and its points. */
function sideOf({ seats }: Scene, { scores }: Outcome, seat: number, place: number): MomentSide {
  const sum = scores[seat];
  return {
    name: seats.find((info) => info.seat === seat)?.name ?? '',
    icon: null,
    tint: place === 0 ? 'gold' : 'umber',
    seat,
    note: t('tbl-place', { n: place + 1 }),
    ...(sum === undefined ? {} : { sum }),
    wins: place === 0,
  };
}
