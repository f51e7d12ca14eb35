/** Reading a layout: what lies where, and what takes room. */
import type { Area, Id, Piece, Scene, Text } from '../wire';

/** Every id an area shows: boards and zones, what lies on them, their spots, slots and links. */
export function areaIds(area: Area, scene: Scene): Set<Id> {
  const roots = new Set(leaves(area));
  const ids = new Set<Id>(roots);
  for (const board of scene.boards) {
    if (!roots.has(board.id)) continue;
    for (const { id } of [...board.spots, ...(board.links ?? [])]) ids.add(id);
  }
  for (const zone of scene.zones) {
    if (roots.has(zone.id)) for (const { id } of zone.slots ?? []) ids.add(id);
  }
  for (const piece of scene.pieces) if (ids.has(lies(piece))) ids.add(piece.id);
  return ids;
}

function lies({ at }: Piece): Id {
  switch (at.is) {
    case 'zone':
      return at.zone;
    case 'spot':
      return at.spot;
    case 'board':
      return at.board;
    case 'piece':
      return at.piece;
  }
}

function leaves(area: Area): Id[] {
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

/** Whether an area shows a board: it takes what room there is. */
export function holdsBoard(area: Area, scene: Scene): boolean {
  const boards = new Set(scene.boards.map(({ id }) => id));
  return leaves(area).some((id) => boards.has(id));
}

/** What the parts of an area are called. */
export function titles(area: Area, scene: Scene): Text[] {
  switch (area.is) {
    case 'split':
      return area.parts.flatMap((part) => titles(part, scene));
    case 'tabs':
      return area.tabs.map(({ title }) => title);
    case 'show':
      return [area.title ?? [...scene.boards, ...scene.zones].find(({ id }) => id === area.show)?.label ?? ''];
    case 'counters':
      return area.title ? [area.title] : [];
  }
}
