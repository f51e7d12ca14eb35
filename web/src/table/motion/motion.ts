/**
 * Motion: pieces glide from where they were to where they are, then beats play in order.
 *
 * Nothing waits for motion and nothing queues: a new scene jumps to the end of the old motion, and
 * many scenes in quick succession do not move at all. All places are read before anything is set in
 * motion, so that the browser lays the page out once.
 */
import { tick } from 'svelte';
import { settings } from '../../state/settings.svelte';
import type { Beat, Id, Piece, Place, Scene } from '../../wire';
import type { TableState } from '../state/table-state.svelte';

const HOMES = '[data-board], [data-zone]';
const EASE = 'cubic-bezier(.2,.7,.2,1)';
const ON_BOARD = 220;
const ACROSS = 380;
const APART = 40;
const ALL_APART = 600;
const LONGEST = 1500;
const LONGEST_INK = 900;
const FLICKERS = 6;
const LINGER = 500;
/** On a spot a guest lies above all else. */
const LAST = 99;
/** After some scenes that follow each other sooner than this there is no motion until it is quiet. */
const HURRY = 250;
const PATIENT = 3;
const MOST_BEATS = 12;
const LENGTHS: Record<Beat['do'], number> = {
  move: 0,
  take: 0,
  roll: 700,
  flip: 220,
  hurt: 220,
  count: 380,
  shuffle: 300,
  say: 0,
  show: 0,
};

interface Was {
  rect: DOMRect;
  home: Home | null;
}

/** The board or zone a piece lies in, and where that was. */
interface Home {
  id: Id;
  rect: DOMRect;
}

/** A piece that has moved: where it was, if it was there, and where it is. */
interface Moved {
  piece: HTMLElement;
  id: Id;
  was: Was | undefined;
  now: DOMRect;
  home: Home | null;
}

export class Motion {
  #running: Animation[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #before = new Map<Id, Was>();
  #homes = new Set<Id>();
  /** Where each piece lay when the last scene had come. */
  #places = new Map<Id, string>();
  #strokes = new Map<Id, { length: number; points: number }>();
  #changed = -Infinity;
  /** How many scenes have come in quick succession. */
  #quick = 0;
  readonly #flights = new Set<() => void>();
  readonly #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Remember where everything lies, just before the scene changes. */
  remember(stage: HTMLElement): void {
    const now = performance.now();
    this.#quick = now - this.#changed < HURRY ? this.#quick + 1 : 0;
    this.#changed = now;
    if (this.#hurried) return;
    const homes = new Homes();
    this.#before = new Map(
      piecesOn(stage).map((piece) => [
        piece.dataset['piece']!,
        { rect: piece.getBoundingClientRect(), home: homes.of(piece) },
      ]),
    );
    this.#homes = new Set([...stage.querySelectorAll(HOMES)].map(idOfHome));
    this.#strokes = new Map(
      [...stage.querySelectorAll<SVGGElement>('[data-stroke]')].map((stroke) => [
        stroke.dataset['stroke']!,
        { length: lineOf(stroke)?.getTotalLength() ?? 0, points: pointsOf(stroke) },
      ]),
    );
  }

  /** Play from what was remembered to what is now. */
  play(stage: HTMLElement, scene: Scene): void {
    this.finish();
    if (this.#hurried) return;
    const { calm } = settings;
    const beats = (scene.beats ?? []).slice(-MOST_BEATS);
    const rolled = new Set(beats.filter((beat) => beat.do === 'roll').flatMap((beat) => beat.pieces ?? []));
    const changed = this.glideAll(stage, calm, rolled);
    this.#places = new Map(scene.pieces.map(({ id, at }) => [id, JSON.stringify(at)]));
    this.drawStrokes(stage, calm);
    this.playBeats(stage, beats, changed, calm);
  }

  get #hurried(): boolean {
    return this.#quick > PATIENT;
  }

  /** Jump to the end of all motion. */
  finish(): void {
    for (const land of this.#flights) land();
    for (const animation of this.#running) animation.finish();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#running = [];
    this.#timers = [];
    const table = this.#table;
    if (table.effects.rolling.size > 0) table.effects.rolling = new Map();
    if (table.effects.counted.size > 0) table.effects.counted = new Map();
    if (table.effects.temporaryPieces.length > 0) table.effects.temporaryPieces = [];
  }

  /** Every piece that has moved glides; how long that takes in all. */
  private glideAll(stage: HTMLElement, calm: boolean, rolled: ReadonlySet<Id>): number {
    const homes = new Homes();
    const moved = piecesOn(stage)
      .map((piece) => this.seen(piece, homes))
      .filter((one) => this.hasMoved(one));
    const apart = Math.min(APART, ALL_APART / Math.max(1, moved.length));
    moved.forEach((one, n) => {
      if (!one.was) this.appear(one.piece, n * apart, calm);
      else if (calm) this.ring(one.piece, 2000);
      else if (!rolled.has(one.id)) this.glide(one, one.was, n * apart);
    });
    return moved.length > 0 ? ACROSS + moved.length * apart : 0;
  }

  private seen(piece: HTMLElement, homes: Homes): Moved {
    const id = piece.dataset['piece']!;
    return { piece, id, was: this.#before.get(id), now: piece.getBoundingClientRect(), home: homes.of(piece) };
  }

  /** A piece has moved if it lies elsewhere in its home; what comes up with its home has not. */
  private hasMoved({ id, was, now, home }: Moved): boolean {
    if (home && !this.#homes.has(home.id)) return false;
    if (!was) return this.#before.size > 0;
    if (home?.id === was.home?.id && this.isRefitted(id, home)) return false;
    const [x, y] = cameFrom(was, home);
    return home?.id !== was.home?.id || Math.hypot(centreX(now) - x, centreY(now) - y) > 3;
  }

  /** On a board that grows all pieces move on the screen; one that lies where it lay has not moved. */
  private isRefitted(id: Id, home: Home | null): boolean {
    const piece = this.#table.index.pieces.get(id);
    return (
      home !== null &&
      piece !== undefined &&
      this.#table.index.boards.get(home.id)?.grows === true &&
      JSON.stringify(piece.at) === this.#places.get(id)
    );
  }

  private glide({ piece, now, home }: Moved, was: Was, delay: number): void {
    if (now.width === 0) return;
    const [x, y] = cameFrom(was, home);
    const [dx, dy] = [x - centreX(now), y - centreY(now)];
    const scale = was.rect.width / now.width || 1;
    const frames = [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px, ${dy / 2}px) scale(${((1 + scale) / 2) * 1.04})`, offset: 0.5 },
      { transform: 'none' },
    ];
    const near = home?.id === was.home?.id;
    const options: KeyframeAnimationOptions = {
      duration: near ? ON_BOARD : ACROSS,
      delay,
      easing: EASE,
      fill: 'backwards',
    };
    if (near) this.animate(piece, frames, options);
    else this.fly(piece, now, frames, options);
  }

  /** A copy flies over everything while the piece itself waits unseen. */
  private fly(piece: HTMLElement, now: DOMRect, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const copy = copied(piece, now);
    piece.style.visibility = 'hidden';
    this.animate(copy, frames, options);
    const land = () => {
      if (!this.#flights.delete(land)) return;
      copy.remove();
      piece.style.visibility = '';
    };
    this.#flights.add(land);
    this.#running.at(-1)?.finished.then(land, land);
  }

  private appear(piece: HTMLElement, delay: number, calm: boolean): void {
    const from: Keyframe = calm ? { opacity: 0 } : { opacity: 0, transform: 'scale(.92)' };
    this.animate(piece, [from, { opacity: 1, transform: 'none' }], { duration: 120, delay, fill: 'backwards' });
  }

  /** What has just changed wears a white ring. */
  private ring(piece: Element, duration = 700): void {
    this.animate(
      piece,
      [{ filter: 'drop-shadow(0 0 2px #fff) drop-shadow(0 0 6px #fff)' }, { filter: 'drop-shadow(0 0 0 transparent)' }],
      { duration },
    );
  }

  private drawStrokes(stage: HTMLElement, calm: boolean): void {
    if (this.#before.size === 0) return;
    for (const stroke of stage.querySelectorAll<SVGGElement>('[data-stroke]')) {
      const was = this.#strokes.get(stroke.dataset['stroke']!);
      const home = stroke.closest(HOMES);
      if (was?.points === pointsOf(stroke) || !home || !this.#homes.has(idOfHome(home))) continue;
      const line = lineOf(stroke);
      const length = line?.getTotalLength() ?? 0;
      const before = was?.length ?? 0;
      if (!line || length <= before + length * 0.002) continue;
      if (calm) this.animate(line, [{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
      else if (!line.getAttribute('stroke-dasharray'))
        this.draw(line, before, length, pointsOf(stroke) - (was?.points ?? 1));
    }
  }

  private draw(line: SVGPathElement, before: number, length: number, steps: number): void {
    this.animate(
      line,
      [
        { strokeDasharray: `${length}`, strokeDashoffset: length - before },
        { strokeDasharray: `${length}`, strokeDashoffset: 0 },
      ],
      { duration: Math.min(Math.max(1, steps) * ON_BOARD, LONGEST_INK), easing: 'ease-in-out' },
    );
  }

  /** Beats one after the other; all together no longer than others' moves may take. */
  private playBeats(stage: HTMLElement, beats: readonly Beat[], gliding: number, calm: boolean): void {
    const whole = beats.reduce((sum, beat) => sum + LENGTHS[beat.do], 0);
    const pace = Math.min(1, (LONGEST - Math.min(gliding, ALL_APART)) / (whole || 1));
    let at = 0;
    for (const beat of beats) {
      const length = LENGTHS[beat.do] * pace;
      const begin = at;
      this.later(begin, () => this.beat(stage, beat, length, calm));
      at += length;
    }
  }

  private beat(stage: HTMLElement, beat: Beat, length: number, calm: boolean): void {
    if (this.invite(beat, length)) void tick().then(() => this.perform(stage, beat, length, calm));
    else this.perform(stage, beat, length, calm);
  }

  private perform(stage: HTMLElement, beat: Beat, length: number, calm: boolean): void {
    const pieces = (beat.pieces ?? []).flatMap((id) => [...stage.querySelectorAll(`[data-piece="${CSS.escape(id)}"]`)]);
    switch (beat.do) {
      case 'roll':
        if (calm) for (const piece of pieces) this.ring(piece, 2000);
        else this.roll(beat.pieces ?? [], pieces, length);
        break;
      case 'flip':
        for (const piece of pieces) if (!calm) this.flip(piece, length);
        break;
      case 'hurt':
        for (const piece of pieces) this.flash(piece);
        break;
      case 'count':
        if (beat.counter && beat.by) this.count(stage, beat.counter, beat.by);
        break;
      case 'shuffle':
        if (!calm && beat.zone) this.sway(stage.querySelector(`[data-zone="${CSS.escape(beat.zone)}"]`), length);
        break;
      default:
        for (const piece of pieces) this.ring(piece);
    }
  }

  /** Pieces that are not on the table are seen for this beat alone. True if there are any. */
  private invite(beat: Beat, length: number): boolean {
    const { zone, into, spots } = beat;
    const temporaryPieces = (beat.pieces ?? []).flatMap((id, n): Piece[] => {
      const spot = spots?.[n];
      const at: Place | undefined = zone ? { is: 'zone', zone, n } : spot ? { is: 'spot', spot, n: LAST } : undefined;
      return !at || !into || this.#table.index.pieces.has(id) ? [] : [{ id, face: into[n] ?? '', label: '', at }];
    });
    if (temporaryPieces.length === 0) return false;
    this.#table.effects.temporaryPieces = temporaryPieces;
    this.later(length + LINGER, () => (this.#table.effects.temporaryPieces = []));
    return true;
  }

  /** Six faces flicker by, then the die settles. */
  private roll(ids: readonly Id[], pieces: readonly Element[], length: number): void {
    for (let n = 0; n < FLICKERS; n += 1) {
      this.later((length * n) / (FLICKERS + 1), () => this.flicker(ids, n));
    }
    this.later((length * FLICKERS) / (FLICKERS + 1), () => (this.#table.effects.rolling = new Map()));
    for (const piece of pieces) {
      this.animate(
        piece,
        [
          { transform: 'translateY(-14px) rotate(-18deg)' },
          { transform: 'translateY(4px) rotate(14deg)', offset: 0.4 },
          { transform: 'translateY(-5px) rotate(-6deg)', offset: 0.75 },
          { transform: 'none' },
        ],
        { duration: length, easing: 'ease-out' },
      );
    }
  }

  private flicker(ids: readonly Id[], n: number): void {
    const { pieces } = this.#table.index;
    this.#table.effects.rolling = new Map(
      ids.flatMap((id, k): [Id, string][] => {
        const piece = pieces.get(id);
        const face = piece && this.#table.index.face(piece);
        const side = face?.is === 'die' ? face.sides[(n * 5 + k * 3 + 1) % face.sides.length] : undefined;
        return side === undefined ? [] : [[id, side]];
      }),
    );
  }

  private flip(piece: Element, length: number): void {
    this.animate(piece, [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'none' }], {
      duration: length,
      easing: EASE,
    });
  }

  private flash(element: Element): void {
    this.animate(
      element,
      [{ filter: 'none' }, { filter: 'drop-shadow(0 0 8px #ef4d3f) saturate(2)' }, { filter: 'none' }],
      { duration: ON_BOARD },
    );
  }

  private count(stage: HTMLElement, counter: Id, by: number): void {
    this.#table.effects.counted = new Map([...this.#table.effects.counted, [counter, by]]);
    const page = stage.closest('[data-table]') ?? stage;
    for (const element of page.querySelectorAll(`[data-counter="${CSS.escape(counter)}"]`)) {
      if (by < 0) this.flash(element);
    }
    this.later(1400, () => {
      this.#table.effects.counted = new Map([...this.#table.effects.counted].filter(([id]) => id !== counter));
    });
  }

  private sway(element: Element | null, length: number): void {
    if (!element) return;
    const to = (x: number) => ({ transform: `translateX(${x}px) rotate(${x / 4}deg)` });
    this.animate(element, [to(0), to(-6), to(6), to(-3), to(0)], { duration: length });
  }

  private animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    this.#running.push(element.animate(frames, options));
  }

  private later(after: number, act: () => void): void {
    this.#timers.push(setTimeout(act, after));
  }
}

/** A picture of a piece where it lies, over everything. */
function copied(piece: HTMLElement, now: DOMRect): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const attribute of ['data-id', 'data-piece', 'data-lit', 'role', 'tabindex', 'aria-label']) {
    copy.removeAttribute(attribute);
  }
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${now.left}px`,
    top: `${now.top}px`,
    zIndex: '20',
    pointerEvents: 'none',
    margin: '0',
  });
  (piece.closest('[data-table]') ?? document.body).append(copy);
  return copy;
}

function piecesOn(stage: HTMLElement): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>('[data-piece]')];
}

/** Where pieces lie; each home is measured once. */
class Homes {
  readonly #known = new Map<Element, Home>();

  of(piece: Element): Home | null {
    const home = piece.closest(HOMES);
    if (!home) return null;
    const found = this.#known.get(home) ?? { id: idOfHome(home), rect: home.getBoundingClientRect() };
    this.#known.set(home, found);
    return found;
  }
}

function idOfHome(home: Element): Id {
  const { board, zone } = (home as HTMLElement).dataset;
  return board ?? zone ?? '';
}

/** Where the middle of a piece was; in the same home, had that always been where and as large as it is now. */
function cameFrom(was: Was, home: Home | null): [number, number] {
  const [x, y] = [centreX(was.rect), centreY(was.rect)];
  if (!home || home.id !== was.home?.id) return [x, y];
  const { rect } = was.home;
  const scale = home.rect.width / rect.width || 1;
  return [home.rect.left + (x - rect.left) * scale, home.rect.top + (y - rect.top) * scale];
}

function lineOf(stroke: SVGGElement): SVGPathElement | null {
  return stroke.querySelector<SVGPathElement>('path.line');
}

function pointsOf(stroke: SVGGElement): number {
  return Number(stroke.dataset['points'] ?? 0);
}

const centreX = (rect: DOMRect) => rect.left + rect.width / 2;
const centreY = (rect: DOMRect) => rect.top + rect.height / 2;
