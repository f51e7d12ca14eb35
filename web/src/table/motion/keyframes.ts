/** The keyframes and easing of each kind of track. */
import type { AnimationTrack } from './tracks';

const EASE = 'cubic-bezier(.2,.7,.2,1)';

export function keyframes(track: AnimationTrack): Keyframe[] {
  switch (track.is) {
    case 'glide':
      return glide(track.by, track.scale);
    case 'appear':
      return track.grows
        ? [
            { opacity: 0, transform: 'scale(.92)' },
            { opacity: 1, transform: 'none' },
          ]
        : [{ opacity: 0 }, { opacity: 1 }];
    case 'draw':
      return [
        { strokeDasharray: `${track.to}`, strokeDashoffset: track.to - track.from },
        { strokeDasharray: `${track.to}`, strokeDashoffset: 0 },
      ];
    case 'ring':
      return [
        { filter: 'drop-shadow(0 0 2px #fff) drop-shadow(0 0 6px #fff)' },
        { filter: 'drop-shadow(0 0 0 transparent)' },
      ];
    case 'flash':
      return [{ filter: 'none' }, { filter: 'drop-shadow(0 0 8px #ef4d3f) saturate(2)' }, { filter: 'none' }];
    case 'flip':
      return [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'none' }];
    case 'roll':
      return [
        { transform: 'translateY(-14px) rotate(-18deg)' },
        { transform: 'translateY(4px) rotate(14deg)', offset: 0.4 },
        { transform: 'translateY(-5px) rotate(-6deg)', offset: 0.75 },
        { transform: 'none' },
      ];
    case 'sway':
      return [0, -6, 6, -3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 4}deg)` }));
  }
}

/** A piece is a little larger halfway, as if it were lifted. */
function glide([dx, dy]: readonly [number, number], scale: number): Keyframe[] {
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    { transform: `translate(${dx / 2}px, ${dy / 2}px) scale(${((1 + scale) / 2) * 1.04})`, offset: 0.5 },
    { transform: 'none' },
  ];
}

/** The timing of an animation. A piece that glides or appears looks as at the beginning while it waits. */
export function timing({ is, takes }: AnimationTrack, delay: number): KeyframeAnimationOptions {
  const easing = EASINGS[is];
  return { duration: takes, delay, ...(easing ? { easing } : {}), fill: WAITING.has(is) ? 'backwards' : 'none' };
}

const WAITING: ReadonlySet<AnimationTrack['is']> = new Set(['glide', 'appear']);
const EASINGS: Partial<Record<AnimationTrack['is'], string>> = {
  glide: EASE,
  flip: EASE,
  roll: 'ease-out',
  draw: 'ease-in-out',
};
