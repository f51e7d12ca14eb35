/** Plans the beats of a scene, one after the other; all together they take no longer than a move of others may. */
import type { Beat, Id, Piece, Place, Scene } from '../../wire';
import { beatLength, type Times } from './times';
import type { Track } from './tracks';

/** Of more beats than this only the last are played. */
const MOST_BEATS = 12;
/** Time that beats leave to pieces on their way. */
const MOST_GLIDING = 600;
/** How many sides a die shows before it comes to rest. */
const FLICKERS = 6;
/** How long temporary pieces stay after their beat, and the mark of a counter after it has changed. */
const LINGER = 500;
const COUNTED = 1400;
const RING = 700;
/** How long a piece that has moved or rolled wears a ring where motion is reduced. */
export const CALM_RING = 2000;
const FLASH = 220;
/** On a spot a temporary piece lies above all others. */
const ON_TOP = 99;

/** The beats of a scene that are played. */
export function playedBeats({ beats = [] }: Scene): Beat[] {
  return beats.slice(-MOST_BEATS);
}

/** `gliding`: how long pieces are on their way, in milliseconds. */
export function planBeats(now: Scene, gliding: number, calm: boolean, times: Times): Track[] {
  const beats = playedBeats(now);
  const whole = beats.reduce((sum, beat) => sum + beatLength(beat, times), 0);
  const pace = Math.min(1, (times.act - Math.min(gliding, MOST_GLIDING)) / (whole || 1));
  const cast = new Cast(now);
  let at = 0;
  return beats.flatMap((beat) => {
    const takes = beatLength(beat, times) * pace;
    const tracks = [...cast.enter(beat, at, takes), ...planBeat(beat, at, takes, cast, calm)];
    at += takes;
    return tracks;
  });
}

function planBeat(beat: Beat, at: number, takes: number, cast: Cast, calm: boolean): Track[] {
  const pieces = (beat.pieces ?? []).map((piece) => ({ piece }));
  const each = (is: 'ring' | 'flash' | 'flip' | 'roll', lasts: number): Track[] =>
    pieces.map((target) => ({ is, target, at, takes: lasts }));
  switch (beat.do) {
    case 'roll':
      return calm ? each('ring', CALM_RING) : [...flickers(beat.pieces ?? [], at, takes, cast), ...each('roll', takes)];
    case 'flip':
      return calm ? [] : each('flip', takes);
    case 'hurt':
      return each('flash', FLASH);
    case 'count':
      return beat.counter && beat.by ? counted(beat.counter, beat.by, at) : [];
    case 'shuffle':
      return calm || !beat.zone ? [] : [{ is: 'sway', target: { zone: beat.zone }, at, takes }];
    default:
      return each('ring', RING);
  }
}

function counted(counter: Id, by: number, at: number): Track[] {
  const mark: Track = { is: 'count', counter, by, at, takes: COUNTED };
  return by < 0 ? [mark, { is: 'flash', target: { counter }, at, takes: FLASH }] : [mark];
}

/** Some sides of the dice one after the other, then those that the scene says. */
function flickers(dice: readonly Id[], at: number, takes: number, cast: Cast): Track[] {
  const step = takes / (FLICKERS + 1);
  const sides = (n: number) =>
    dice.flatMap((id, k): [Id, string][] => {
      const face = cast.faceOf(id, at);
      const side = face?.is === 'die' ? face.sides[(n * 5 + k * 3 + 1) % face.sides.length] : undefined;
      return side === undefined ? [] : [[id, side]];
    });
  const shown = Array.from({ length: FLICKERS }, (_, n): Track => {
    return { is: 'sides', sides: sides(n), at: at + step * n, takes: step };
  });
  return [...shown, { is: 'sides', sides: [], at: at + step * FLICKERS, takes: 0 }];
}

/** The pieces that are on the table at a time: those of the scene, and temporary ones of beats. */
class Cast {
  readonly #scene: Scene;
  readonly #own: ReadonlyMap<Id, Piece>;
  /** What temporary pieces there are from a time on; none after those of a beat have left. */
  readonly #temporary: { at: number; pieces: readonly Piece[] }[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#own = new Map(scene.pieces.map((piece) => [piece.id, piece]));
  }

  /** Pieces of a beat that are not on the table are shown for it, in its zone or on its spots. */
  enter(beat: Beat, at: number, takes: number): Track[] {
    const { zone, into, spots } = beat;
    const pieces = (beat.pieces ?? []).flatMap((id, n): Piece[] => {
      const spot = spots?.[n];
      const place: Place | undefined = zone
        ? { is: 'zone', zone, n }
        : spot
          ? { is: 'spot', spot, n: ON_TOP }
          : undefined;
      return !place || !into || this.#pieceAt(id, at) ? [] : [{ id, face: into[n] ?? '', label: '', at: place }];
    });
    if (pieces.length === 0) return [];
    const until = at + takes + LINGER;
    this.#temporary.push({ at, pieces }, { at: until, pieces: [] });
    return [
      { is: 'temporary', pieces, at, takes: takes + LINGER },
      { is: 'temporary', pieces: [], at: until, takes: 0 },
    ];
  }

  faceOf(id: Id, at: number) {
    const piece = this.#pieceAt(id, at);
    return piece && this.#scene.faces[piece.face];
  }

  #pieceAt(id: Id, at: number): Piece | undefined {
    const last = this.#temporary.toSorted((a, b) => a.at - b.at).findLast((change) => change.at <= at);
    return this.#own.get(id) ?? last?.pieces.find((piece) => piece.id === id);
  }
}
