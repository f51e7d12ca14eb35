/**
 * Lookups of a scene by id and by place. Everything is derived and nothing is stored.
 *
 * A patch keeps every list that it does not touch, so each lookup is derived from its own list: what follows from an
 * unchanged list stays the same object, and nothing that reads it is drawn again.
 */
import type {
  Board,
  Counter,
  Face,
  Id,
  Link,
  Piece,
  Place,
  Scene,
  Slot,
  Spot,
  Stroke,
  Text,
  Tip,
  Zone,
} from '../../wire';
import { grouped, sameMap } from './stable-groups';
import { firstWithTip, meanings, type Tips, tipOf, type Tipped } from './tips';

/** What is drawn on top of the scene for a moment. */
export interface Overlay {
  /** Pieces of one beat; a piece of the scene with the same id counts. */
  readonly temporaryPieces: readonly Piece[];
  /** Pieces of a preview. */
  readonly ghosts: readonly Piece[];
  /** Lines of a preview. */
  readonly strokes: readonly Stroke[];
  /** Values that counters would have. */
  readonly counters: Readonly<Record<Id, Counter['value']>>;
}

type PiecesByPlace = Record<Place['is'], ReadonlyMap<Id, readonly Piece[]>>;

const NO_PIECES: readonly Piece[] = [];
const NO_STROKES: readonly Stroke[] = [];
const NO_TIPS: Tips = {};

export class SceneIndex {
  readonly #source: { readonly scene: Scene };
  readonly #overlay: Overlay;

  constructor(source: { readonly scene: Scene }, overlay: Overlay) {
    this.#source = source;
    this.#overlay = overlay;
  }

  seats = $derived.by(() => this.#source.scene.seats);
  viewer = $derived.by(() => this.#source.scene.viewer);
  faces = $derived.by(() => this.#source.scene.faces);
  #tips = $derived.by(() => this.#source.scene.tips ?? NO_TIPS);
  log = $derived.by(() => this.#source.scene.log ?? []);
  #boards = $derived.by(() => this.#source.scene.boards);
  #zones = $derived.by(() => this.#source.scene.zones);
  #strokes = $derived.by(() => this.#source.scene.strokes);
  #counters = $derived.by(() => this.#source.scene.counters);
  /** The pieces of the scene alone. */
  ownPieces = $derived.by(() => this.#source.scene.pieces);

  boards = $derived.by(() => byId<Board>(this.#boards));
  zones = $derived.by(() => byId<Zone>(this.#zones));
  spots = $derived.by(() => byId<Spot>(this.#boards.flatMap(({ spots }) => spots)));
  links = $derived.by(() => byId<Link>(this.#boards.flatMap(({ links }) => links ?? [])));
  slots = $derived.by(() => byId<Slot>(this.#zones.flatMap(({ slots }) => slots ?? [])));
  /** The board of each spot. */
  boardOf = $derived.by(() => new Map(this.#boards.flatMap((b) => b.spots.map((spot) => [spot.id, b.id]))));

  /** All pieces that are drawn, with those of the overlay. */
  pieces = $derived.by(() =>
    byId<Piece>([...this.#overlay.temporaryPieces, ...this.ownPieces, ...this.#overlay.ghosts]),
  );
  strokes = $derived.by(() => byId<Stroke>([...this.#strokes, ...this.#overlay.strokes]));
  counters = $derived.by(() => {
    const shown = this.#overlay.counters;
    return byId<Counter>(this.#counters.map((one) => (one.id in shown ? { ...one, value: shown[one.id]! } : one)));
  });

  #ordered = $derived.by(() => [...this.pieces.values()].sort((a, b) => order(a.at) - order(b.at)));
  #byPlace = $derived.by(() => (this.#byPlaceBefore = byPlace(this.#ordered, this.#byPlaceBefore)));
  #byPlaceBefore: PiecesByPlace = { zone: new Map(), spot: new Map(), board: new Map(), piece: new Map() };
  /** The pieces of each board, on its spots or anywhere. */
  #onBoards = $derived.by(
    () => (this.#onBoardsBefore = grouped(this.#ordered, ({ at }) => this.boardAt(at), this.#onBoardsBefore)),
  );
  #onBoardsBefore: ReadonlyMap<Id, readonly Piece[]> = new Map();
  #strokesOn = $derived.by(
    () => (this.#strokesBefore = grouped([...this.strokes.values()], ({ board }) => board, this.#strokesBefore)),
  );
  #strokesBefore: ReadonlyMap<Id, readonly Stroke[]> = new Map();
  #counterOn = $derived.by(
    () => new Map(this.#counters.flatMap((one) => (one.spot ? [[one.spot, one] as const] : []))),
  );

  /** The first thing of each kind, with its tip. */
  #firstTips = $derived.by(() => (this.#tipsBefore = sameMap(firstWithTip(this.#tips, this.#all()), this.#tipsBefore)));
  #tipsBefore: ReadonlyMap<Tipped, Tip> = new Map();
  /** The spots and faces that can be named in a sentence, by the message that names them. */
  meanings: ReadonlyMap<string, Id> = $derived.by(() => meanings(this.faces, this.#boards));

  *#all(): Iterable<Tipped> {
    yield* this.spots.values();
    yield* this.links.values();
    yield* this.slots.values();
    yield* this.#counters;
    yield* this.ownPieces;
  }

  face(piece: Piece): Face | undefined {
    return this.faces[piece.face];
  }

  /** The pieces in a zone, on a spot, anywhere on a board or on a piece, in order. */
  at(kind: Place['is'], id: Id): readonly Piece[] {
    return this.#byPlace[kind].get(id) ?? NO_PIECES;
  }

  /** All pieces of a board. */
  on(board: Id): readonly Piece[] {
    return this.#onBoards.get(board) ?? NO_PIECES;
  }

  strokesOn(board: Id): readonly Stroke[] {
    return this.#strokesOn.get(board) ?? NO_STROKES;
  }

  /** The counter whose number is written on a spot. */
  counterOn(spot: Id): Counter | undefined {
    return this.#counterOn.get(spot);
  }

  /** The board of a place, or undefined for a place that is not on a board. */
  boardAt(at: Place): Id | undefined {
    return at.is === 'spot' ? this.boardOf.get(at.spot) : at.is === 'board' ? at.board : undefined;
  }

  /** Whether a piece is the viewer's own pawn. */
  isOwnPawn(piece: Piece): boolean {
    const face = this.face(piece);
    return face?.is === 'pawn' && face.seat === this.viewer;
  }

  /** Whatever has this id and is not a whole zone or board. */
  thing(id: Id): Tipped | undefined {
    return (
      this.pieces.get(id) ?? this.spots.get(id) ?? this.slots.get(id) ?? this.links.get(id) ?? this.counters.get(id)
    );
  }

  /** What the rules say about a thing; of a piece without a tip, what they say about its spot. */
  tip(id: Id): Tip | undefined {
    const thing = this.thing(id);
    if (!thing) return undefined;
    const at =
      'at' in thing && !Array.isArray(thing.at) && thing.at.is === 'spot' ? this.spots.get(thing.at.spot) : undefined;
    return tipOf(this.#tips, thing) ?? (at && tipOf(this.#tips, at));
  }

  /** What the rules say about a face. */
  tipOfFace(face: Id): Tip | undefined {
    return tipOf(this.#tips, { id: face, face, label: '', at: { is: 'zone', zone: '', n: 0 } });
  }

  /** The tip that is read with this thing: with the first one of its kind alone. */
  firstTip(thing: Tipped): Tip | undefined {
    return this.#firstTips.get(thing);
  }

  /** What a thing is called. */
  label(id: Id): Text {
    return (this.thing(id) ?? this.zones.get(id) ?? this.boards.get(id))?.label ?? '';
  }
}

/** The id of what a piece lies on or in. */
export function placeIdOf({ at }: Pick<Piece, 'at'>): Id {
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

function byId<T extends { id: Id }>(things: readonly T[]): Map<Id, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

function byPlace(pieces: readonly Piece[], before: PiecesByPlace): PiecesByPlace {
  const those = (kind: Place['is']) =>
    grouped(pieces, (piece) => (piece.at.is === kind ? placeIdOf(piece) : undefined), before[kind]);
  return { zone: those('zone'), spot: those('spot'), board: those('board'), piece: those('piece') };
}

/** The position of a place among those of its zone or spot. */
function order(at: Place): number {
  return 'n' in at ? (at.n ?? 0) : 0;
}
