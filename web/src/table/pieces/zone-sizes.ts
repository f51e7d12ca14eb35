/** How large the pieces and slots of a zone are drawn. Pure: what is on the screen comes in as numbers. */
import { plain } from '../../text/translate.svelte';
import type { Face, Id, Piece, Show, Slot, Zone } from '../../wire';
import { type Size, drawnAs, height, isTight, width } from '../faces/face-sizes';

/** How high a strip of lines is, and what is left between them. */
const STRIP = 40;
const STRIP_GAP = 6;
/** A tile can be read at this width. */
const LEGIBLE = 92;
/** A card of middle size can still be read at this width: in a row, in a hand. */
const NARROW_IN = { row: 100, fan: 92 };
/** Cards of a hand are never narrower. */
const LEAST_IN_FAN = 88;
/** How wide a letter is on a line that says what a card does. */
const LETTER = 6.6;
/** From one piece on the felt to the next. */
const FELT_GAP = 14;
/** Screens as narrow as this are phones; lower ones than `LOW` have little room beside a board. */
const NARROW = 700;
const LOW = 860;
const BACK = { is: 'back', icon: '', tint: 'slate' } as const;

export interface ZoneInput {
  zone: Zone;
  show: Show | undefined;
  pieces: readonly Piece[];
  faces: Record<Id, Face>;
  /** Inside a dice tray. */
  felt: boolean;
  /** Small: in the dock of a phone. */
  dense: boolean;
  /** Looked through: a stack lies spread out. */
  spread: boolean;
  /** The width of the zone, 0 before it is known, and the size of the window, in pixels. */
  wide: number;
  screen: { width: number; height: number; touch?: boolean };
}

export class ZoneSizes {
  readonly #given: ZoneInput;
  readonly #slots: readonly Slot[];
  readonly #first: Face | undefined;
  readonly size: Size;
  /** Cards are lower than usual, and lines of a list lie side by side. */
  readonly low: boolean;
  readonly listed: boolean;
  readonly stacked: boolean;
  /** A low list: its lines lie side by side. */
  readonly strip: boolean;
  /** On a low screen what lies beside a board is a little smaller; on a phone it lies alone. */
  readonly snug: boolean;
  /** Where the foot of the table has little room. */
  readonly tight: boolean;
  /** A column would be a long way down on a phone: its pieces lie in a row. */
  readonly inRow: boolean;
  /** Slots that show a number below what lies on them. */
  readonly noted: boolean;
  readonly gap: number;
  /** The number of columns of a grid, else 0. */
  readonly cols: number;

  constructor(given: ZoneInput) {
    this.#given = given;
    const { zone, show, pieces, dense, spread, screen } = given;
    const wish = show?.size === 'low' ? 'l' : show?.size === 'fit' ? undefined : show?.size;
    this.#slots = zone.slots ?? [];
    this.#first = pieces[0] && this.#face(pieces[0]);
    this.size = dense ? 's' : (wish ?? zone.size ?? 'm');
    this.low = show?.size === 'low' && !dense;
    this.listed = zone.kind === 'list' && !spread;
    this.stacked = zone.kind === 'stack' && !spread;
    this.strip = this.listed && this.low;
    this.snug = !dense && screen.height < LOW && screen.width > NARROW;
    this.tight = isTight(screen.width);
    this.inRow = zone.kind === 'grid' && zone.cols === 1 && screen.width <= NARROW;
    this.noted = this.#slots.some(({ note }) => note);
    this.gap = zone.kind === 'grid' || this.size === 's' || this.#first?.is === 'plan' ? 7 : 12;
    this.cols = zone.kind === 'grid' && !spread && !this.inRow ? this.#columns() : 0;
  }

  #face(piece: Piece): Face | undefined {
    return this.#given.faces[piece.face];
  }

  /** Tiles have much to read: rather in several rows of the same length than too small. */
  #columns(): number {
    const { zone, show, pieces, wide, dense } = this.#given;
    const wished = show?.cols ?? zone.cols ?? Math.max(2, Math.floor(wide / 140));
    const n = Math.max(this.#slots.length, pieces.length, 1);
    if (this.#first?.is !== 'tile' || wide === 0 || dense || show?.cols) return wished;
    const most = Math.max(1, Math.min(wished, n, Math.floor((wide + this.gap) / (LEGIBLE + this.gap))));
    return Math.ceil(n / Math.ceil(n / most));
  }

  /** How much closer than usual the cards of a fan lie: beyond the gap they cover each other. */
  get closer(): number {
    const { zone, pieces, wide } = this.#given;
    if (zone.kind !== 'fan' || pieces.length < 2 || wide === 0) return 0;
    const each = Math.max(this.#fitted(this.#first), LEAST_IN_FAN);
    return Math.max(0, each + this.gap - (wide - each) / (pieces.length - 1));
  }

  /** How far the cards of a fan cover each other. */
  get overlap(): number {
    return Math.max(0, this.closer - this.gap);
  }

  /** Cards are narrower where there is little room; those of a hand also before they would cover each other. */
  #fitted(face: Face | undefined): number {
    const { zone, pieces, wide, dense } = this.#given;
    const usual = width(face, this.size);
    if (face?.is !== 'card' || this.size !== 'm' || dense) return usual;
    if (zone.kind === 'row') return this.tight ? NARROW_IN.row : usual;
    if (zone.kind !== 'fan' || wide === 0) return usual;
    const shared = Math.floor((wide - this.gap * (pieces.length - 1)) / pieces.length);
    return Math.min(usual, Math.max(NARROW_IN.fan, shared));
  }

  widthOf(piece: Piece): number {
    const { zone, pieces, felt, dense, wide } = this.#given;
    if (this.strip) return this.#stripWidth(piece);
    if (this.listed) return wide;
    const face = drawnAs(this.#face(piece));
    const { size, snug, noted, gap, cols } = this;
    const smaller = snug && (face?.is === 'die' || (face?.is === 'tile' && (size === 'l' || (size === 'm' && !noted))));
    const usual = Math.max(this.#fitted(face) * (smaller ? 0.8 : 1), zone.kind === 'fan' ? LEAST_IN_FAN : 0);
    if (felt && !dense && wide > 0) return Math.min(usual, this.#feltWidth(pieces.length));
    if (zone.usual !== undefined && wide > 0) return Math.min(usual, this.#shareOfRow(zone.usual));
    if (cols === 0 || wide === 0) return usual;
    return Math.max(0, Math.min(usual, (wide - gap * (cols - 1)) / cols));
  }

  /** The lines of a strip share its width by what is written on them. */
  #stripWidth(piece: Piece): number {
    const { pieces, wide } = this.#given;
    const whole = pieces.reduce((sum, one) => sum + this.#letters(one), 0);
    return ((wide - STRIP_GAP * (pieces.length - 1)) * this.#letters(piece)) / whole;
  }

  /** About how many letters a line of a strip takes: its name, its picture and what it is worth. */
  #letters(piece: Piece): number {
    const face = this.#face(piece);
    if (face?.is !== 'card') return 6;
    return 6 + plain(face.title).length + (face.worth ? 5 : 0) + 3 * (face.marks?.length ?? 0);
  }

  /** The width of a piece where `usual` of them lie in one row, as long as they can be read. */
  #shareOfRow(usual: number): number {
    const { pieces, dense, wide, screen } = this.#given;
    const n = Math.max(pieces.length, usual);
    const room = dense ? screen.width - 30 : wide;
    return Math.max(48, Math.floor((room - this.gap * (n - 1)) / n));
  }

  /** The width of one of `n` pieces on the felt: two, three or four in a row. */
  #feltWidth(n: number): number {
    const each = perRow(n);
    return Math.max(0, Math.floor((this.#given.wide - FELT_GAP * (each - 1)) / each) - 1);
  }

  /** The height of a piece, or undefined for the usual height of its face. */
  heightOf(piece: Piece): number | undefined {
    const { dense } = this.#given;
    const { size, snug } = this;
    if (this.strip) return STRIP;
    if (this.listed)
      return size === 'l' && !dense ? Math.max(snug ? 60 : 68, this.#readableHeight(piece)) : snug ? 42 : 49;
    const face = this.#face(piece);
    if (face?.is !== 'card') return undefined;
    if (this.low) return snug ? 76 : 88;
    if (snug && this.widthOf(piece) < 76) return 42;
    return this.#fitted(face) < width(face, size) ? height(face, width(face, size)) : undefined;
  }

  /** How high a line of a list is in which what the card does can be read: a heading, and at most four lines. */
  #readableHeight(piece: Piece): number {
    const face = this.#face(piece);
    const letters = face?.is === 'card' && face.text ? plain(face.text).replace(/:[a-z-]+:/g, 'mm').length : 0;
    return 28 + 15.5 * Math.min(4, Math.ceil((letters * LETTER) / Math.max(1, this.#given.wide - 78)));
  }

  /** What is left at either side of a row on the felt. */
  get beside(): number {
    const { pieces, felt, dense, wide } = this.#given;
    if (!felt || dense || wide === 0 || pieces.length < 2 || this.#slots.length > 0) return 0;
    const each = perRow(pieces.length);
    return Math.max(0, Math.floor((wide - each * this.widthOf(pieces[0]!) - FELT_GAP * (each - 1)) / 2) - 1);
  }

  /** Many slots on the felt are smaller: on a phone they lie in one row. */
  get slotSize(): number {
    const { felt, dense, wide, screen } = this.#given;
    const { size, gap, cols } = this;
    const snug = this.snug && !screen.touch;
    const first = this.#first;
    const isSmall = size === 's' && first?.is === 'token' && !felt;
    const usual = first
      ? width(first, size) - (snug && isSmall ? 6 : 0)
      : felt || size === 's'
        ? 44 - (snug && !felt ? 6 : 0)
        : 54;
    const n = this.#slots.length;
    if (cols > 0 && wide > 0) return Math.min(usual, Math.floor((wide - gap * (cols - 1)) / cols));
    if (!felt) return usual;
    if (dense && wide > 0) return Math.min(usual, Math.floor((wide - gap * (n - 1)) / n));
    return usual - (snug ? (n > 4 ? 10 : 4) : 0);
  }

  /** The height of a slot for cards, or undefined for a square one. */
  get slotHeight(): number | undefined {
    const [piece] = this.#given.pieces;
    if (this.#first?.is !== 'card' || this.slotSize < 76) return undefined;
    return (piece && this.heightOf(piece)) ?? this.slotSize * 1.4;
  }

  /** The cards of a stack are as wide as a back. */
  get pileWidth(): number {
    const { size, snug, tight } = this;
    if (this.#given.dense || (tight && size === 's')) return 56;
    return width(BACK, size) - (snug && size !== 's' ? 12 : 0);
  }

  get pileHeight(): number {
    return this.#first?.is === 'tile' ? this.pileWidth : this.pileWidth * 1.4;
  }
}

function perRow(n: number): number {
  return n > 6 ? 4 : n > 4 ? 3 : 2;
}
