/** Reads a layout: what an area shows, and what needs room. */
import type { Area, Board, Id, Piece, Text, Zone } from '../../wire';
import { type SceneIndex, placeIdOf } from '../state/scene-index.svelte';

/** What an area may show. */
export interface Things {
  boards: ReadonlyMap<Id, Board>;
  zones: ReadonlyMap<Id, Zone>;
  pieces: ReadonlyMap<Id, Piece>;
}

/** Every id an area shows: boards and zones, what lies on them, their spots, slots and links. */
export function areaIds(area: Area, { boards, zones, pieces }: Things): Set<Id> {
  const roots = leaves(area);
  const ids = new Set<Id>(roots);
  for (const root of roots) {
    const board = boards.get(root);
    const parts = [...(board?.spots ?? []), ...(board?.links ?? []), ...(zones.get(root)?.slots ?? [])];
    for (const { id } of parts) ids.add(id);
  }
  for (const piece of pieces.values()) if (ids.has(placeIdOf(piece))) ids.add(piece.id);
  return ids;
}

/** The boards and zones that an area shows. */
export function leaves(area: Area): Id[] {
  switch (area.is) {
    case 'split':
      return area.parts.flatMap(leaves);
    case 'tabs':
      return area.tabs.flatMap((tab) => leaves(tab.area));
    case 'show':
      return [area.show];
    case 'counters':
      return [];
  }
}

/** The boards that an area shows. */
export function boardsIn(area: Area, { boards }: Pick<Things, 'boards'>): Id[] {
  return leaves(area).filter((id) => boards.has(id));
}

/** Whether an area shows a board: it takes what room there is. */
export function holdsBoard(area: Area, things: Pick<Things, 'boards'>): boolean {
  return boardsIn(area, things).length > 0;
}

/** What the parts of an area are called. */
export function titles(area: Area, things: Pick<Things, 'boards' | 'zones'>): Text[] {
  switch (area.is) {
    case 'split':
      return area.parts.flatMap((part) => titles(part, things));
    case 'tabs':
      return area.tabs.map(({ title }) => title);
    case 'show':
      return [area.title ?? (things.boards.get(area.show) ?? things.zones.get(area.show))?.label ?? ''];
    case 'counters':
      return area.title ? [area.title] : [];
  }
}

/** What is asked about the pieces of a zone. */
type Pieces = Pick<SceneIndex, 'zones' | 'at'>;

/** Whether an area shows a hand: it takes what room is left. */
export function holdsHand(area: Area, { zones }: Pick<Pieces, 'zones'>): boolean {
  const zone = area.is === 'show' ? zones.get(area.show) : undefined;
  return zone?.kind === 'fan' || zone?.usual !== undefined;
}

/** Hands beside each other share the room by the number of their cards. */
export function cardsIn(area: Area, index: Pick<Pieces, 'at'>): number {
  return area.is === 'show' ? index.at('zone', area.show).length : 0;
}

/** Whether an area shows a small pile. */
export function isPile(area: Area, { zones }: Pick<Pieces, 'zones'>): boolean {
  return area.is === 'show' && area.size === 's' && zones.get(area.show)?.kind === 'stack';
}
