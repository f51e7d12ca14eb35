/** Applies patches to scenes. Whatever is unchanged stays the same object. */
import type { SceneRemovals, LogLine, Patch, Scene, SceneChanges } from '../wire';

/** The scene after a patch. */
export function patched(scene: Scene, patch: Patch): Scene {
  const { set, drop } = patch;
  const next: Scene = {
    ...scene,
    ...whole(set),
    seq: patch.seq,
    seats: merged(scene.seats, set.seats, (seat) => seat.seat),
    boards: merged(scene.boards, set.boards, byId, drop.boards),
    zones: merged(scene.zones, set.zones, byId, drop.zones),
    pieces: merged(scene.pieces, set.pieces, byId, drop.pieces),
    counters: merged(scene.counters, set.counters, byId, drop.counters),
    strokes: merged(scene.strokes, set.strokes, byId, drop.strokes),
    faces: set.faces ? { ...scene.faces, ...set.faces } : scene.faces,
    log: continued(scene.log ?? [], patch.lines, patch.log ?? []),
    beats: patch.beats ?? [],
  };
  if (patch.recap) next.recap = patch.recap;
  else delete next.recap;
  return without(next, drop);
}

/** The parts of a scene that are replaced as a whole. */
const PARTS = [
  'title', 'phases', 'phase', 'layout', 'prompt', 'choices', 'subset', 'shortcuts', 'result', 'previews', 'modes', 'review',
] as const satisfies readonly (keyof SceneChanges & keyof Scene)[]; // prettier-ignore

function whole(set: SceneChanges): Partial<Scene> {
  return Object.fromEntries(PARTS.filter((part) => set[part] !== undefined).map((part) => [part, set[part]]));
}

function without(scene: Scene, drop: SceneRemovals): Scene {
  for (const part of drop.parts ?? []) delete scene[part];
  return scene;
}

const byId = (thing: { id: string }): string => thing.id;

/** The list with changed items in place, new items at the end, and without removed items. */
function merged<T, K>(old: T[], set: T[] = [], key: (thing: T) => K, gone: K[] = []): T[] {
  if (!set.length && !gone.length) return old;
  const fresh = new Map(set.map((thing) => [key(thing), thing]));
  const dropped = new Set(gone);
  const kept = old
    .filter((thing) => !dropped.has(key(thing)) || fresh.has(key(thing)))
    .map((thing) => taken(fresh, key(thing)) ?? thing);
  return [...kept, ...fresh.values()];
}

function taken<K, T>(from: Map<K, T>, key: K): T | undefined {
  const found = from.get(key);
  from.delete(key);
  return found;
}

/** The log keeps its first lines; the rest is replaced. */
function continued(log: LogLine[], lines: number, more: LogLine[]): LogLine[] {
  if (lines === log.length && !more.length) return log;
  return [...log.slice(0, lines), ...more];
}
