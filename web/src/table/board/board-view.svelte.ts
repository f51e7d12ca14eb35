/** How a board is seen: what of it, how large, and where its pieces lie. All of it follows from scene and viewport. */
import { untrack } from 'svelte';
import { pageWindow } from '../../browser/page-window.svelte';
import type { Board, Piece, PlanFace, Spot, XY } from '../../wire';
import { isGround } from '../faces/face-sizes';
import { pixel } from '../look/geometry';
import { grouped } from '../state/stable-groups';
import type { TableState } from '../state/table-state.svelte';
import { Viewport } from '../state/viewport.svelte';
import { type Box, around, extents } from './board-extent';
import { type Drawing, type LaidPiece, layAnywhere, layOnSpot, toPixels } from './piece-layout';
import { Refit } from './refit.svelte';

/** A usual spot can be read at this width, in pixels. */
const LEGIBLE = 30;
/** Print on a board is at least this high, in pixels. */
export const LEAST_PRINT = 12;
/** How wide lines on plans are, and what is seen around plans, in cells. */
const PLAN_LINE = 0.05;
const RIM = 0.6;
/** A design pixel is at most this many pixels of the screen while the whole board is seen. */
const LARGEST_PIXEL = 1.5;

/** A plan that lies on the board. */
export interface LaidPlan {
  piece: Piece;
  face: PlanFace;
}

export class BoardView {
  readonly viewport = new Viewport();
  readonly #board: () => Board;
  readonly #table: TableState;
  readonly #refit: Refit;

  constructor(board: () => Board, table: TableState) {
    this.#board = board;
    this.#table = table;
    this.#refit = new Refit(untrack(() => this.wantedBox));
  }

  isPhone = $derived(pageWindow.isPhone);
  #pieces = $derived.by(() => this.#table.index.on(this.#board().id));
  #loose = $derived.by(() => this.#pieces.filter(({ at }) => at.is === 'board'));
  #standing = $derived.by(() => grouped(this.#pieces, ({ at }) => (at.is === 'spot' ? at.spot : undefined)));

  plans = $derived.by(() =>
    this.#pieces.flatMap((piece): LaidPlan[] => {
      const face = this.#table.index.face(piece);
      return face?.is === 'plan' ? [{ piece, face }] : [];
    }),
  );
  /** Plans lie on it, or will: a unit of the board is a cell of a plan. */
  isPlanned = $derived.by(
    () => this.plans.length > 0 || (this.#board().grows === true && this.#table.selection.modes.length > 0),
  );

  /** A design pixel in units of the board: lines grow with the board only up to a point. */
  unit = $derived.by(() => {
    const { scale, fitted } = this.viewport;
    return Math.min(
      this.isPlanned ? Math.max(PLAN_LINE, hairline(scale) / (scale || 1)) : pixel(this.#board()),
      fitted > 0 ? LARGEST_PIXEL / fitted : Infinity,
    );
  });
  /** The least size of print, in units of the board. */
  leastType = $derived.by(() => LEAST_PRINT / (this.viewport.scale || 1));
  /** The same for drawn lines, which are never thinner than those of a plan. */
  lineUnit = $derived.by(() => (this.isPlanned ? Math.max(this.unit, PLAN_LINE) : this.unit));

  /** On a phone what lies there already, and is not in hand, stays where it is: its other places take no room. */
  #offered = $derived.by(() => {
    const { index, selection } = this.#table;
    const isFromZone = () =>
      selection.choices.some(({ targets }) => index.pieces.get(targets[0] ?? '')?.at.is === 'zone');
    return this.isPhone && selection.picked.length === 0 && !isFromZone() ? [] : selection.choices;
  });
  /** A board that is built upon shows what lies there and every place where something can be done, in any order. */
  wantedBox = $derived.by((): Box => {
    const { box, grows, spots } = this.#board();
    if (!grows || this.#table.selection.modes.length === 0) return box;
    const laid = this.plans.flatMap(({ piece: { at }, face }) =>
      at.is === 'board' ? [{ at: at.xy, half: [face.cols / 2, face.rows / 2] as XY }] : [],
    );
    const places = extents(spots, new Set(this.#offered.flatMap(({ targets }) => targets)));
    return around([...laid, ...places], box, RIM);
  });
  /** What is seen when it is not zoomed, in units of the board. */
  box = $derived.by((): Box => (this.#board().grows ? this.#refit.box : this.#board().box));

  /** Show the wanted box from now on. */
  refit(atOnce: boolean): void {
    this.#refit.to(this.wantedBox, atOnce);
  }

  #drawing = $derived.by((): Drawing => {
    const { pawn, spots } = this.#board();
    const corner: XY = [this.box[0], this.box[1]];
    const spotSize = spots.find(({ shape }) => shape !== 'dot')?.size;
    return { scale: this.viewport.scale, corner, unit: this.unit, pawn, spotSize };
  });
  #laid = $derived.by((): LaidPiece[] => [
    ...this.#loose.map((piece) => layAnywhere(piece, this.#faceOf, this.#drawing)),
    ...[...this.#standing].flatMap(([id, pieces]) => {
      const spot = this.#table.index.spots.get(id);
      return spot ? layOnSpot(spot, pieces, this.#faceOf, this.#drawing) : [];
    }),
  ]);
  /** Pieces that others lie on, and all others. */
  grounds = $derived.by(() => this.#laid.filter(({ piece }) => isGround(this.#faceOf(piece))));
  others = $derived.by(() => this.#laid.filter(({ piece }) => !isGround(this.#faceOf(piece))));

  /** The spots of the pawns of the seat whose board this is, else of the viewer. */
  ownSpots = $derived.by((): Spot[] =>
    [...this.#standing]
      .filter(([, pieces]) => pieces.some((piece) => this.#isOwn(piece)))
      .flatMap(([id]) => this.#table.index.spots.get(id) ?? []),
  );
  /** At how many pixels for a unit its print can be read. */
  legible = $derived.by(() => LEGIBLE / (pixel(this.#board()) * 44));

  /** A point of the board in pixels from the corner of the drawing. */
  toPixels(point: XY): XY {
    return toPixels(point, this.#drawing);
  }

  /** A point of the board in pixels from the corner of the frame. */
  inFrame(point: XY): XY {
    const [x, y] = this.toPixels(point);
    return [x + this.viewport.corner[0], y + this.viewport.corner[1]];
  }

  #faceOf = (piece: Piece) => this.#table.index.face(piece);

  #isOwn(piece: Piece): boolean {
    const face = this.#faceOf(piece);
    return face?.is === 'pawn' && face.seat === (this.#board().owner ?? this.#table.index.viewer);
  }
}

/** Lines on a plan can be seen at any size, and do not cover a small one. */
function hairline(scale: number): number {
  return Math.min(0.8, Math.max(0.4, scale * 0.1));
}
