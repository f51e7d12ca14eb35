/** How large the pieces and slots of a zone are on the page, where a pixel of the design is `scale` pixels. Pure. */
import type { Piece } from '../../wire';
import type { ZoneSizes } from './zone-sizes';

/** A finger's width, in pixels; what lies on the felt in slots is not to be hit. */
const LEAST_TARGET = 44;
const LEAST_ON_FELT = 36;

export class DrawnSizes {
  readonly #sizes: ZoneSizes;
  readonly #scale: number;
  readonly #felt: boolean;

  constructor(sizes: ZoneSizes, scale: number, felt: boolean) {
    this.#sizes = sizes;
    this.#scale = scale;
    this.#felt = felt;
  }

  get gap(): number {
    return this.#sizes.gap * this.#scale;
  }

  /** What is left at either side. */
  get beside(): number {
    return this.#sizes.beside * this.#scale;
  }

  /** What is as small as a finger is not drawn smaller than designed. */
  #handy(size: number): number {
    return Math.max(size * this.#scale, Math.min(size, LEAST_TARGET));
  }

  get slot(): number {
    const { slotSize } = this.#sizes;
    return this.#felt ? Math.max(slotSize * this.#scale, LEAST_ON_FELT) : this.#handy(slotSize);
  }

  /** Undefined for a square slot. */
  get slotHeight(): number | undefined {
    return this.#grown(this.#sizes.slotHeight);
  }

  get pile(): { w: number; h: number } {
    return { w: this.#sizes.pileWidth * this.#scale, h: this.#sizes.pileHeight * this.#scale };
  }

  /** A piece that lies in no slot; without a height it has the usual one of its face. */
  piece(piece: Piece): { w: number; h: number | undefined } {
    const usual = this.#sizes.widthOf(piece);
    const w = this.#handy(usual);
    const high = this.#sizes.heightOf(piece);
    return { w, h: high === undefined ? undefined : (high * w) / usual };
  }

  /** By how much the n-th of many pieces comes closer to the one before it. */
  closer(n: number): number {
    return n > 0 ? this.#sizes.closer * this.#scale : 0;
  }

  #grown(size: number | undefined): number | undefined {
    return size === undefined ? undefined : size * this.#scale;
  }
}
