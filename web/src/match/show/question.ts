/** A scene of a moment before, with the question that the viewer is asked by now. Pure. */
import type { Scene } from '../../wire';

/** What belongs to a question. */
const PARTS = ['prompt', 'choices', 'subset', 'shortcuts', 'modes', 'previews'] as const satisfies (keyof Scene)[];

/** What lies on the table is that of `stage`; what may be done is that of `newest`. */
export function withQuestion(stage: Scene, newest: Scene): Scene {
  const scene: Scene = { ...stage };
  for (const part of PARTS) delete scene[part];
  return Object.assign(
    scene,
    Object.fromEntries(PARTS.filter((part) => newest[part] !== undefined).map((part) => [part, newest[part]])),
  );
}
