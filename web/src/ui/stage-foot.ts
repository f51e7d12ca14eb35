/** Where toasts stand at a table: in the middle of the stage, above the bar and the cards at its foot. */

export interface StageFoot {
  /** The middle of the stage, from the left. */
  middle: number;
  /** How wide the stage is. */
  room: number;
  /** What lies below, from the foot of the window. */
  above: number;
}

const GAP = 10;

/** Null where there is no stage. */
export function stageFoot(page: Document = document): StageFoot | null {
  const stage = page.querySelector('[data-stage]')?.getBoundingClientRect();
  if (!stage) return null;
  const half = stage.top + stage.height / 2;
  const tops = [...page.querySelectorAll('[data-foot]')].map((each) => each.getBoundingClientRect().top);
  const top = Math.min(stage.bottom, ...tops.filter((each) => each > half));
  return { middle: stage.left + stage.width / 2, room: stage.width, above: innerHeight - top + GAP };
}
