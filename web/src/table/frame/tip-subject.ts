/** What a tip is about: a thing on the table, or a face that is only named. */
import type { Face, Icon, Id, Piece, Text, Tip } from '../../wire';
import type { TableState } from '../state/table-state.svelte';

/** Faces that are shown large. */
const LARGE: ReadonlySet<Face['is']> = new Set<Face['is']>(['card', 'tile', 'plan']);

export interface Subject {
  name: Text;
  /** Its picture, for what is shown large. */
  piece: Piece | undefined;
  face: Face | undefined;
  tip: Tip | undefined;
  icon: Icon | undefined;
}

export function subjectOf({ index }: TableState, id: Id): Subject {
  const thing = index.thing(id);
  const face = thing ? ('face' in thing ? index.faces[thing.face] : undefined) : index.faces[id];
  const tip = thing ? index.tip(id) : face && index.tipOfFace(id);
  const title = face && 'title' in face ? face.title : '';
  const named: Piece | undefined = !thing && face ? { id, face: id, label: title, at: NOWHERE } : undefined;
  return {
    name: tip?.name ?? thing?.label ?? (index.label(id) || title),
    piece: thing && 'face' in thing ? thing : named,
    face,
    tip,
    icon: tip?.icon ?? (thing && 'icon' in thing ? thing.icon : undefined) ?? iconOf(face) ?? badgeOf(thing),
  };
}

const NOWHERE: Piece['at'] = { is: 'zone', zone: '', n: 0 };

function iconOf(face: Face | undefined): Icon | undefined {
  if (!face) return undefined;
  if (face.is === 'pawn' || face.is === 'cube') return face.seat === null ? undefined : `seat:${face.seat}`;
  return 'icon' in face ? face.icon : undefined;
}

function badgeOf(thing: object | undefined): Icon | undefined {
  return thing && 'badges' in thing ? (thing.badges as { icon: Icon }[] | undefined)?.[0]?.icon : undefined;
}

export function isLarge(table: TableState, id: Id): boolean {
  const { face } = subjectOf(table, id);
  return face !== undefined && LARGE.has(face.is);
}

/** Whether there is something to tell that cannot be read where the thing lies. */
export function needsTip(table: TableState, id: Id, touch: boolean): boolean {
  const { attention, index, selection } = table;
  const { face, name, piece, tip } = subjectOf(table, id);
  const open = selection.openAt(id);
  if (name === '' && open.length === 0) return false;
  if (attention.zoomedId) return true;
  const large = face !== undefined && LARGE.has(face.is);
  if (selection.placing !== undefined && !large) return false;
  if (touch && !large && attention.pointed === null && selection.modes.length > 0) return false;
  const lies = piece !== undefined && index.pieces.has(piece.id);
  if (lies && (selection.picked.includes(piece.id) || (face?.is === 'plan' && piece.at.is !== 'zone'))) return false;
  return large || tip !== undefined || touch || open.length > 1;
}
