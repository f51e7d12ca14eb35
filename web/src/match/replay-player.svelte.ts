/** A finished match, moment by moment: scenes by the number of choices made. */
import type { Replay, TimelineEvent, Scene, TableInfo } from '../wire';
import { api, ApiError, errorText } from '../net/api';
import { patched } from '../net/scene-patch';
import { momentsIn, schedule } from '../table/moments/moment-time';
import { SHOWN_FOR, recapBeatIn } from '../table/motion/recap-beat';
import { TIMES } from '../table/motion/times';
import { turnAt, turnBack, turnOn, turnsOf } from './turns';

/** How many choices are fetched at once, and how near the end of them the next are. */
const STRETCH = 60;
const AHEAD = 15;
const BEAT = 1200;

/** Asks for the scenes from a moment to another; without one, as many as the server likes. */
export type Fetch = (at: number, to: number | null, viewer: number | null) => Promise<Replay>;

export class Player {
  at = $state(0);
  viewer = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  seats = $state.raw<readonly number[]>([]);
  events = $state.raw<readonly TimelineEvent[]>([]);
  playing = $state(false);
  speed = $state<1 | 2 | 4>(1);
  failure = $state('');
  turns = $derived(turnsOf(this.seats));
  turn = $derived(turnAt(this.turns, this.at));

  #scenes = new Map<number, Scene>();
  #coming = new Map<number, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly invite: string | null = null,
    readonly fetch: Fetch = (at, to, viewer) => api.replay(id, { at, to, viewer, invite }),
  ) {}

  get length(): number {
    return this.seats.length;
  }

  /** Go to the moment after `at` choices. */
  async go(at: number): Promise<void> {
    this.at = this.length ? Math.min(Math.max(0, at), this.length) : Math.max(0, at);
    await this.#have(this.at);
    const scene = this.#scenes.get(this.at);
    if (scene) this.scene = scene;
    void this.#prefetch();
  }

  /** Show the match as a seat saw it, or as a spectator (null). */
  async look(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    this.#scenes.clear();
    this.#coming.clear();
    await this.go(this.at);
  }

  step(by: 1 | -1): Promise<void> {
    return this.go(this.at + by);
  }

  turnBack(): Promise<void> {
    return this.go(turnBack(this.turns, this.at));
  }

  turnOn(): Promise<void> {
    return this.go(turnOn(this.turns, this.at));
  }

  play(): void {
    if (this.at >= this.length) void this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), this.#stay() / this.speed);
  }

  /** How long the moment on the table is looked at. */
  #stay(): number {
    const { scene } = this;
    const great = scene ? momentsIn(scene) : [];
    const whole = great.reduce((sum, each) => sum + schedule(each, this.viewer, TIMES.brisk).whole, 0);
    return Math.max(BEAT, whole, recapBeatIn(scene) ? SHOWN_FOR : 0);
  }

  async #next(): Promise<void> {
    if (!this.playing) return;
    await this.step(1);
    if (this.at >= this.length || this.failure) this.pause();
    else this.#tick();
  }

  async #prefetch(): Promise<void> {
    const next = Math.min(this.at + AHEAD, this.length);
    if (!this.#scenes.has(next)) await this.#have(next);
  }

  /** Fetch the scenes around this moment, unless they are here or being fetched. */
  async #have(at: number): Promise<void> {
    if (this.#scenes.has(at)) return;
    const start = this.length ? at - (at % STRETCH) : at;
    const coming = this.#coming.get(start) ?? this.#load(start, this.viewer);
    this.#coming.set(start, coming);
    await coming;
    this.#coming.delete(start);
  }

  async #load(start: number, viewer: number | null): Promise<void> {
    try {
      const to = this.length ? Math.min(start + STRETCH, this.length) : null;
      const replay = await this.fetch(start, to, viewer);
      if (viewer === this.viewer) this.#keep(replay);
      this.failure = '';
    } catch (error) {
      if (!this.length && start > 0 && isNoMoment(error)) return this.#fromStart(viewer);
      this.failure = errorText(error);
      if (!this.scene) throw error;
    }
  }

  /** The address named a moment that the match does not have. */
  #fromStart(viewer: number | null): Promise<void> {
    this.at = 0;
    return this.#load(0, viewer);
  }

  #keep(replay: Replay): void {
    this.seats = replay.turns;
    this.events = replay.events;
    this.info = replay.table;
    this.at = Math.min(this.at, this.length);
    let scene = replay.scene;
    this.#scenes.set(replay.at, scene);
    replay.patches.forEach((patch, n) => {
      scene = patched(scene, patch);
      this.#scenes.set(replay.at + n + 1, scene);
    });
  }
}

function isNoMoment(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}
