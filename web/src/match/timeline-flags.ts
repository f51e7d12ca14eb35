/** Flags of great events on the timeline: the icon of each, and which events share one. */
import type { TimelineEvent, Scene } from '../wire';

export interface Flag {
  /** The moment it leads to: of the first event. */
  seq: number;
  icon: string;
  events: TimelineEvent[];
}

const FLAG = 'flying-flag';

/** Events that are nearer to each other than `gap` (in choices) are one flag. */
export function flagsOf(events: readonly TimelineEvent[], gap: number, scene: Scene): Flag[] {
  const flags: Flag[] = [];
  for (const event of [...events].sort((a, b) => a.seq - b.seq)) {
    const last = flags.at(-1);
    if (last && (event.seq === last.seq || event.seq - last.seq < gap)) last.events.push(event);
    else flags.push({ seq: event.seq, icon: FLAG, events: [event] });
  }
  return flags.map((flag) => ({ ...flag, icon: iconOf(flag.events, scene) }));
}

/** The icon of the first thing an event is about that has one. */
function iconOf(events: readonly TimelineEvent[], scene: Scene): string {
  const about = events.flatMap(({ refs }) => refs ?? []);
  const spots = new Map(scene.boards.flatMap(({ spots: all }) => all.map(({ id, icon }) => [id, icon])));
  return about.map((id) => spots.get(id)).find((icon) => icon !== undefined) ?? FLAG;
}
