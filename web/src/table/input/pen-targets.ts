/** Where a pen can draw on the boards of a table: on along targets, and back along its own line. */
import type { Id, Place, XY } from '../../wire';
import { covers, isNear } from '../look/geometry';
import type { PenTargets } from './pen';
import * as picking from '../state/picking';
import type { TableState } from '../state/table-state.svelte';

/** Stands for the place that the pen has come from; not an id of the scene. */
const BACK = '<';

/** Whether a pen can be put down on a thing: where it can go, or at its tip. */
export function canDraw(table: TableState, id: Id): boolean {
  const piece = table.index.pieces.get(id);
  return (
    leads(table, id) ||
    (piece !== undefined &&
      table.index.isOwnPawn(piece) &&
      [...table.selection.highlights.keys()].some((other) => leads(table, other)))
  );
}

/** The targets of a pen that is put down at a thing; `under` returns what lies at a point of the screen. */
export function penTargetsAt(table: TableState, id: Id, under: (x: number, y: number) => Id | undefined): PenTargets {
  const piece = table.index.pieces.get(id);
  const board = piece ? table.index.boardAt(piece.at) : table.index.boardOf.get(id);
  return {
    at: ([x, y]) => {
      const there = under(x, y);
      if (there !== undefined && leads(table, there)) return there;
      return board !== undefined && isBehind(table, board, [x, y]) ? BACK : there;
    },
    leads: (there) => there === BACK || leads(table, there),
    get waits() {
      return table.busy;
    },
    go: (there) => (there === BACK ? stepBack(table) : table.selection.pick(there)),
  };
}

/** Take the last step back, by a choice for it or by undo. */
export function stepBack(table: TableState): void {
  const back = picking.stepBack(table.selection.choices);
  if (back) table.selection.choose(back);
  else table.undo();
}

/** Whether the pen can go there in one step: a spot of a board on which one draws. */
function leads(table: TableState, id: Id): boolean {
  const board = table.index.boardOf.get(id);
  const open = table.selection.highlights.get(id);
  if (board === undefined || open === undefined || table.selection.picked.length > 0) return false;
  return isDrawnOn(table, board) && open.every(({ targets }) => targets.length === 1);
}

function isDrawnOn(table: TableState, board: Id): boolean {
  return (
    inked(table, board).length > 0 || table.index.on(board).some((piece) => table.index.face(piece)?.is === 'plan')
  );
}

function inked(table: TableState, board: Id) {
  return table.index.strokesOn(board).filter(({ seat, style }) => seat === table.index.viewer && style === 'ink');
}

/** Whether a point of the screen lies where the last bit of the viewer's line begins, and it can be taken back. */
function isBehind(table: TableState, board: Id, [x, y]: XY): boolean {
  const last = picking.stepBack(table.selection.choices) ? lastDrawn(table, board) : undefined;
  const drawing = document.querySelector<SVGSVGElement>(`[data-board="${CSS.escape(board)}"] > svg`);
  const onPaper = drawing?.getScreenCTM()?.inverse();
  if (!last || !onPaper) return false;
  const point = new DOMPoint(x, y).matrixTransform(onPaper);
  const at: XY = [point.x, point.y];
  const spots = table.index.boards.get(board)?.spots.filter(({ shape }) => shape !== 'card') ?? [];
  return isNear(at, last.from, last.to) && !spots.some((spot) => covers(spot, last.to) && covers(spot, at));
}

/** The last bit that the viewer has drawn on a board: from where, and to where the pen is now. */
function lastDrawn(table: TableState, board: Id): { from: XY; to: XY } | undefined {
  const tip = table.index
    .on(board)
    .flatMap((piece) => (table.index.isOwnPawn(piece) ? [pointOf(table, piece.at)] : []))[0];
  const ends = inked(table, board).map(({ points }) => ({ from: points.at(-2), to: points.at(-1) }));
  const last = ends.find(({ to }) => to !== undefined && tip !== undefined && covers({ at: tip, size: 0.5 }, to));
  return last?.from && last.to ? { from: last.from, to: last.to } : undefined;
}

function pointOf(table: TableState, at: Place): XY | undefined {
  return at.is === 'board' ? at.xy : at.is === 'spot' ? table.index.spots.get(at.spot)?.at : undefined;
}
