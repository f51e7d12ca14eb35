/** How a plan is drawn: its ways as lines, worked out once for each face. */
import { plural, word } from '../../text/translate.svelte';
import type { PlanFace, PlanThing, XY } from '../../wire';

export interface Drawn {
  lower: string;
  cellars: string;
  upper: string;
  rooms: string;
  /** How wide each thing may be drawn, from its middle, so that no two touch. */
  room: number[];
}

/** The largest radius of a thing, in cells; on a small plan a thing that stands alone may be larger. */
export const THING = 0.6;
export const LONE_THING = 0.86;
/** A plan whose cells are smaller than this, in pixels, is a small one. */
const SMALL = 17;
const ROUND = 0.22;

const known = new WeakMap<PlanFace, Drawn>();

/** The lines of a face. */
export function drawn(face: PlanFace): Drawn {
  const before = known.get(face);
  if (before) return before;
  const now = {
    lower: face.lower.map(line).join(''),
    cellars: (face.cellars ?? []).map(floor).join(''),
    upper: face.upper.map(line).join(''),
    rooms: face.rooms.map(floor).join(''),
    room: face.things.map((thing) => roomFor(thing, face.things)),
  };
  known.set(face, now);
  return now;
}

function line(points: readonly XY[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

function floor([x, y, w, h]: readonly [number, number, number, number]): string {
  const arc = (dx: number, dy: number) => `a${ROUND} ${ROUND} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + ROUND} ${y}h${w - 2 * ROUND}${arc(ROUND, ROUND)}v${h - 2 * ROUND}${arc(-ROUND, ROUND)}` +
    `h${2 * ROUND - w}${arc(-ROUND, -ROUND)}v${2 * ROUND - h}${arc(ROUND, -ROUND)}Z`
  );
}

/** Half the way to the nearest other thing. */
function roomFor(thing: PlanThing, all: readonly PlanThing[]): number {
  const away = all
    .filter((other) => other !== thing)
    .map(({ at }) => Math.hypot(at[0] - thing.at[0], at[1] - thing.at[1]))
    .filter((far) => far > 0);
  return Math.min(...away, 2 * LONE_THING) * 0.49;
}

/** The radius of the n-th thing on a plan whose cells are `cell` pixels wide. */
export function radius(face: PlanFace, n: number, cell: number): number {
  return Math.min(drawn(face).room[n] ?? THING, cell < SMALL ? LONE_THING : THING);
}

/** The name of the symbol that things of this look share. */
export function symbol({ icon, tint, shape }: Pick<PlanThing, 'icon' | 'tint' | 'shape'>): string {
  return `thing-${icon}-${tint}-${shape}`;
}

/** One thing of each look on these faces. */
export function looks(faces: readonly PlanFace[]): Map<string, PlanThing> {
  return new Map(faces.flatMap(({ things }) => things.map((thing) => [symbol(thing), thing])));
}

/** What is printed on a plan, for screen readers: «2 gold», «key». */
export function printed({ things }: PlanFace): string[] {
  const counts = new Map<string, number>();
  for (const { icon } of things) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  return [...counts].map(([icon, n]) => (n === 1 ? word(icon) : plural(n, icon)));
}
