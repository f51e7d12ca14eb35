/** Where a seat went, in words and as spots on the board. Pure. */
import { namesIn } from '../../table/state/tips';
import { plain } from '../../text/translate.svelte';
import type { Id, LogLine, Spot, Text } from '../../wire';
import type { Happened } from './happened';

export interface Route {
  /** From where, over what, to where; one place alone is where the seat stayed. */
  places: Text[];
  /** The same as ids. */
  spots: Id[];
}

/** Of a way over more places only the first and the last ones are told. */
const MOST = 4;
/** In place of those in between. */
export const MORE = '…';

/** The way that the lines of a seat tell; without any the place where it stayed, if it ever went somewhere. */
export function routeOf(seat: number, lines: readonly LogLine[], happened: Happened): Route {
  const went = lines.filter(({ does }) => does === 'goes');
  const spots = went.flatMap((line) => stopsOf(line, happened));
  const way = spots.filter(({ id }, n) => n === 0 || spots[n - 1]!.id !== id);
  if (way.length > 0) return { places: shortened(way.map(placeName)), spots: way.map(({ id }) => id) };
  const stays = wandered(seat, happened) ? happened.pawnSpot(seat) : undefined;
  return { places: stays ? [placeName(stays)] : [], spots: [] };
}

/** Where somebody came from and where to. */
function stopsOf({ n, refs = [] }: LogLine, happened: Happened): Spot[] {
  const [to] = refs;
  const moved = happened.beats(n).find((beat) => beat.do === 'move')?.pieces?.[0];
  const ends = [moved && happened.spotBefore(moved, n), to && happened.spot(to, n)];
  return ends.filter((spot): spot is Spot => typeof spot === 'object');
}

function wandered(seat: number, { now }: Happened): boolean {
  return (now.log ?? []).some((line) => line.does === 'goes' && line.seat === seat);
}

/** What one calls a place: the short name that its label tells, the name its label begins with, or all of its label. */
export function placeName({ name, label }: Spot): Text {
  const words = plain(label);
  if (name && words.includes(name)) return name;
  return namesIn(label).find((each) => words.startsWith(plain(each))) ?? label;
}

function shortened(places: readonly Text[]): Text[] {
  const different = places.filter((place, n) => n === 0 || JSON.stringify(places[n - 1]) !== JSON.stringify(place));
  return different.length <= MOST ? different : [different[0]!, MORE, ...different.slice(-2)];
}
