/** Flags of great events on the timeline: the icon of each, and which events share one. */
import type { ReplayMark, Scene } from '../wire';

export interface Flag {
  /** The moment it leads to: of the first event. */
  seq: number;
  icon: string;
  marks: ReplayMark[];
}

const FLAG = 'flying-flag';

/** Events that are nearer to each other than `gap` (in choices) are one flag. */
export function flagsOf(marks: readonly ReplayMark[], gap: number, scene: Scene): Flag[] {
  const flags: Flag[] = [];
  for (const mark of [...marks].sort((a, b) => a.seq - b.seq)) {
    const last = flags.at(-1);
    if (last && (mark.seq === last.seq || mark.seq - last.seq < gap)) last.marks.push(mark);
    else flags.push({ seq: mark.seq, icon: FLAG, marks: [mark] });
  }
  return flags.map((flag) => ({ ...flag, icon: iconOf(flag.marks, scene) }));
}

/** The icon of the first thing an event is about that has one. */
function iconOf(marks: readonly ReplayMark[], scene: Scene): string {
  const about = marks.flatMap(({ refs }) => refs ?? []);
  const spots = new Map(scene.boards.flatMap(({ spots: all }) => all.map(({ id, icon }) => [id, icon])));
  return about.map((id) => spots.get(id)).find((icon) => icon !== undefined) ?? FLAG;
}
