/** Pieces that look the same and lie together: any of them may be picked instead of the target. */
import type { Id, Piece } from '../../wire';
import { placeIdOf } from './scene-index.svelte';

/** The target that each of its look-alikes stands for. */
export function lookAlikes(lit: ReadonlyMap<Id, unknown>, pieces: readonly Piece[]): Map<Id, Id> {
  const alike = new Map<string, Id>();
  if (lit.size > 0) for (const piece of pieces) if (lit.has(piece.id)) alike.set(looks(piece), piece.id);
  const found = new Map<Id, Id>();
  if (alike.size > 0) {
    for (const piece of pieces) {
      const like = lit.has(piece.id) ? undefined : alike.get(looks(piece));
      if (like !== undefined) found.set(piece.id, like);
    }
  }
  return found;
}

function looks(piece: Piece): string {
  return [piece.face, placeIdOf(piece), ...(piece.state ?? [])].join(' ');
}
