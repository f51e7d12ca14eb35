/**
 * Motion from one scene to the next: measure, plan, play.
 *
 * Nothing waits for motion and nothing queues: a new scene jumps to the end of the old motion, and many scenes in
 * quick succession do not move at all.
 */
import { settings } from '../../state/settings.svelte';
import type { Scene } from '../../wire';
import type { Effects } from '../state/effects.svelte';
import { type Layout, measure } from './measure';
import { plan } from './plan';
import { Player } from './player';
import { TIMES } from './times';

/** Scenes that follow each other sooner than this are in a hurry, in milliseconds. */
const HURRY = 250;
/** After so many hurried scenes there is no motion until it is quiet. */
const PATIENT = 3;

export class Motion {
  readonly #player: Player;
  #before: Layout = { pieces: [], homes: new Set(), lines: [] };
  #changed = -Infinity;
  /** How many scenes have come in quick succession. */
  #quick = 0;

  constructor(effects: Effects) {
    this.#player = new Player(effects);
  }

  /** Remember where everything lies, just before the scene changes. */
  remember(stage: HTMLElement): void {
    const now = performance.now();
    this.#quick = now - this.#changed < HURRY ? this.#quick + 1 : 0;
    this.#changed = now;
    if (!this.#hurried) this.#before = measure(stage).layout;
  }

  /** Play from what was remembered to what is on the stage now. */
  play(stage: HTMLElement, old: Scene, now: Scene): void {
    this.finish();
    if (this.#hurried) return;
    const measured = measure(stage);
    const { tempo } = settings;
    const calm = settings.calm || tempo === 'instant';
    const tracks = plan({ before: this.#before, after: measured.layout, old, now, calm, times: TIMES[tempo] });
    this.#player.play(tracks, stage, measured);
  }

  /** Jump to the end of all motion. */
  finish(): void {
    this.#player.finish();
  }

  get #hurried(): boolean {
    return this.#quick > PATIENT;
  }
}
