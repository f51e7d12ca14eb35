/** What motion is made of: tracks say as data what changes, from where, when and for how long. */
import type { Id, Piece, XY } from '../../wire';

export interface Timed {
  /** When it begins, in milliseconds after the scene has come. */
  at: number;
  /** How long it takes, in milliseconds. */
  takes: number;
}

/**
 * What a track moves. `element` is the position of a piece or line among those that were measured; without it all
 * elements of a piece are looked up when the track begins, since temporary pieces are not drawn before.
 */
export type Target = MeasuredTarget | { piece: Id } | { counter: Id } | { zone: Id };
export type MeasuredTarget = { piece: Id; element: number } | { line: Id; element: number };

/** Something that is animated and then looks as the scene says. */
export type AnimationTrack = Timed & { target: Target } & (
    | {
        is: 'glide';
        /** How far away it comes from, in pixels, and how much larger it was. */
        by: XY;
        scale: number;
        /** It changes its board or zone, so a copy flies over everything. */
        flies: boolean;
      }
    | { is: 'appear'; grows: boolean }
    /** A part of a line is drawn: from one length to another, in the units of its board. */
    | { is: 'draw'; from: number; to: number }
    | { is: 'ring' | 'flash' | 'flip' | 'roll' | 'sway' }
  );

/** Something that is shown besides the scene: it goes through the table's `Effects`. */
export type EffectTrack = Timed &
  (
    | { is: 'temporary'; pieces: readonly Piece[] }
    /** The sides that rolling dice show from now on. */
    | { is: 'sides'; sides: readonly (readonly [Id, string])[] }
    | { is: 'count'; counter: Id; by: number }
  );

export type Track = AnimationTrack | EffectTrack;

/** Whether a track begins with the scene, on an element that has been measured. */
export function isMeasured(track: Track): track is AnimationTrack & { target: MeasuredTarget } {
  return 'target' in track && 'element' in track.target;
}
