/** The great moments of some turns as marks: an icon with its title. Pure. */
import { stageFor } from '../../table/moments/moment-time';
import type { Beat, GreatMoment, Icon, Text, Tint } from '../../wire';
import type { Step } from './happened';

export interface Mark {
  icon: Icon;
  tint: Tint;
  text: Text;
  /** How many things were drawn. */
  n?: number | undefined;
}

/** Marks of one step of the ribbon, and which step it is. */
export interface StepMark extends Mark {
  at: number;
  /** All that happened in this step. */
  texts: Text[];
}

/** Marks closer to each other than this share of the ribbon would overlap. */
const APART = 0.06;

export function markOf({ icon, tint, title, drawn }: GreatMoment): Mark {
  return { icon, tint, text: title, n: drawn?.length };
}

/** The great moments among beats, without those that the log alone tells. */
export function greatIn(beats: readonly Beat[], viewer: number | null): GreatMoment[] {
  return beats.flatMap(({ moment }) => (moment && stageFor(moment, viewer) !== 'line' ? [moment] : []));
}

/** One mark for each step that has a great moment: where there is little room those shown over the whole table first. */
export function marksAlong(steps: readonly Step[], viewer: number | null): StepMark[] {
  const all = steps.flatMap(({ scene }, at) => {
    const moments = greatIn(scene.beats ?? [], viewer);
    const greatest = moments.find((moment) => stageFor(moment, viewer) === 'full') ?? moments[0];
    return greatest ? [{ at, isFull: stageFor(greatest, viewer) === 'full', greatest, moments }] : [];
  });
  const kept: typeof all = [];
  for (const mark of [...all.filter(({ isFull }) => isFull), ...all.filter(({ isFull }) => !isFull)])
    if (kept.every(({ at }) => Math.abs(at - mark.at) >= APART * steps.length)) kept.push(mark);
  return kept
    .sort((a, b) => a.at - b.at)
    .map(({ at, greatest, moments }) => ({ ...markOf(greatest), at, texts: moments.map(({ title }) => title) }));
}
