/** Plays tracks with the Web Animations API. It decides nothing: what moves when is in the tracks. */
import { tick } from 'svelte';
import type { Rect } from '../look/geometry';
import type { Effects } from '../state/effects.svelte';
import { keyframes, timing } from './keyframes';
import { grouped } from '../state/stable-groups';
import type { Measured } from './measure';
import {
  type AnimationTrack,
  type EffectTrack,
  type MeasuredTarget,
  type Target,
  type Track,
  isMeasured,
} from './tracks';

export class Player {
  readonly #effects: Effects;
  #running: Animation[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** Ends the flight of each copy that is in the air. */
  readonly #flights = new Set<() => void>();

  constructor(effects: Effects) {
    this.#effects = effects;
  }

  /** Measured elements begin at once, with their delay; all others when their time has come. */
  play(tracks: readonly Track[], stage: HTMLElement, measured: Measured): void {
    for (const track of tracks.filter(isMeasured)) this.#startMeasured(track, track.target, measured);
    const later = grouped(
      tracks.filter((track) => !isMeasured(track)),
      ({ at }) => at,
    );
    for (const [at, together] of later) this.#later(at, () => void this.#begin(together, stage));
  }

  /** Jump to the end of all motion. */
  finish(): void {
    for (const land of this.#flights) land();
    for (const animation of this.#running) animation.finish();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#running = [];
    this.#timers = [];
    this.#effects.clear();
  }

  /** Tracks that begin at the same time; temporary pieces must be drawn before they can be animated. */
  async #begin(tracks: readonly Track[], stage: HTMLElement): Promise<void> {
    for (const track of tracks) if (!('target' in track)) this.#show(track);
    if (tracks.some(({ is }) => is === 'temporary')) await tick();
    for (const track of tracks) {
      if (!('target' in track)) continue;
      for (const element of elementsOf(track.target, stage)) this.#animate(track, element, 0);
    }
  }

  #show(track: EffectTrack): void {
    const effects = this.#effects;
    switch (track.is) {
      case 'temporary':
        effects.temporaryPieces = track.pieces;
        break;
      case 'sides':
        effects.rolling = new Map(track.sides);
        break;
      case 'count':
        effects.count(track.counter, track.by);
        this.#later(track.takes, () => effects.uncount(track.counter));
    }
  }

  #startMeasured(track: AnimationTrack, target: MeasuredTarget, { layout, elements }: Measured): void {
    const n = target.element;
    const element = 'line' in target ? elements.lines[n] : elements.pieces[n];
    if (!element) return;
    if (track.is === 'glide' && track.flies) this.#fly(track, elements.pieces[n]!, layout.pieces[n]!.rect);
    else this.#animate(track, element, track.at);
  }

  /** A copy flies over everything while the piece itself waits unseen. */
  #fly(track: AnimationTrack, piece: HTMLElement, rect: Rect): void {
    const copy = copied(piece, rect);
    piece.style.visibility = 'hidden';
    const land = () => {
      if (!this.#flights.delete(land)) return;
      copy.remove();
      piece.style.visibility = '';
    };
    this.#flights.add(land);
    this.#animate(track, copy, track.at).finished.then(land, land);
  }

  #animate(track: AnimationTrack, element: Element, delay: number): Animation {
    const animation = element.animate(keyframes(track), timing(track, delay));
    this.#running.push(animation);
    return animation;
  }

  #later(after: number, act: () => void): void {
    this.#timers.push(setTimeout(act, after));
  }
}

function elementsOf(target: Target, stage: HTMLElement): Element[] {
  if ('piece' in target) return [...stage.querySelectorAll(`[data-piece="${CSS.escape(target.piece)}"]`)];
  if ('zone' in target) return [...stage.querySelectorAll(`[data-zone="${CSS.escape(target.zone)}"]`)].slice(0, 1);
  if ('counter' in target) {
    const page = stage.closest('[data-table]') ?? stage;
    return [...page.querySelectorAll(`[data-counter="${CSS.escape(target.counter)}"]`)];
  }
  return [];
}

/** A picture of a piece where it lies, over everything. */
function copied(piece: HTMLElement, { left, top }: Rect): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const attribute of ['data-id', 'data-piece', 'data-lit', 'role', 'tabindex', 'aria-label']) {
    copy.removeAttribute(attribute);
  }
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    zIndex: '20',
    pointerEvents: 'none',
    margin: '0',
  });
  (piece.closest('[data-table]') ?? document.body).append(copy);
  return copy;
}
