/**
 * Shows what happens at a live table, one act after the other.
 *
 * The server never waits: scenes come as they come and queue here, each for as long as its act takes to be seen. Where
 * a turn would take too long its acts share the time that is left. Nothing waits for the show either: whoever chooses
 * or skips is at the present moment at once, and the question can be answered from the moment it is asked.
 */
import type { Live, SceneStep } from '../../net/live-table.svelte';
import { settings } from '../../state/settings.svelte';
import { TIMES, type Times } from '../../table/motion/times';
import type { Scene } from '../../wire';
import { actLength } from './act-length';
import { actor } from './actor';
import { withQuestion } from './question';

/** Scenes that would follow each other sooner than this are shown as one, in milliseconds. */
export const LEAST = 80;
/** People's turns are shown no longer than this. */
const PERSONS_TURN = 3000;
/** Who skips again within this time skips the whole turn. */
const AGAIN = 400;

interface Act {
  scene: Scene;
  /** Whose choice it was; null where several were asked. */
  seat: number | null;
  takes: number;
  keeps: number;
}

export class Show {
  /** What lies on the table now. */
  #stage = $state.raw<Scene | null>(null);
  #queue = $state.raw<readonly Act[]>([]);
  /** The timer until the act on the stage has been seen; undefined when nothing is being shown. */
  #resting = $state.raw<ReturnType<typeof setTimeout> | undefined>();
  /** Acts are still to come, so what lies on the table is not the present. */
  isBehind = $derived.by(() => this.#queue.length > 0);
  /** The share of its time that what is on the stage now gets, so that the turn does not become too long. */
  pace = $state.raw(1);
  scene = $derived.by(() => this.#presented());

  readonly #live: Live;
  readonly #leave: () => void;
  /** Whose turn is being shown, and for how long all of it has been, and all turns since the viewer's own. */
  #seat: number | null = null;
  #turnTook = 0;
  #allTook = 0;
  #skippedAt = -Infinity;

  constructor(live: Live) {
    this.#live = live;
    this.#stage = live.scene;
    this.#leave = live.follow((step) => this.#follow(step));
  }

  stop(): void {
    clearTimeout(this.#resting);
    this.#leave();
  }

  /** End the act on the stage; soon after the last time: the whole turn. Returns false if nothing is to come. */
  skip(): boolean {
    if (!this.isBehind) return false;
    const again = Date.now() - this.#skippedAt < AGAIN;
    this.#skippedAt = Date.now();
    if (again) this.#present(this.#turnAhead().length);
    else this.#showNext();
    return true;
  }

  /** Show the present moment. Returns false if it is shown already. */
  catchUp(): boolean {
    if (!this.isBehind) return false;
    this.#present(this.#queue.length);
    return true;
  }

  #presented(): Scene | null {
    const newest = this.#live.scene;
    if (!this.#stage || !newest) return newest;
    return this.isBehind && newest.prompt?.mine ? withQuestion(this.#stage, newest) : this.#stage;
  }

  #follow({ scene, before }: SceneStep): void {
    if (!before) return this.#jump(scene);
    const act = { scene, seat: actor(before), ...actLength(before, scene, this.#times) };
    this.#queue = [...this.#queue, act];
    if (this.#isOwn(act)) this.#present(this.#queue.length, { takes: act.takes + act.keeps, told: 1 });
    else if (document.visibilityState === 'hidden') this.catchUp();
    else if (this.#isInstantly(scene)) this.#present(this.#queue.length, { told: this.#queue.length });
    else if (this.#resting === undefined) this.#showNext();
  }

  /** A whole scene came, or some choices were taken back: there is nothing to show of how it came about. */
  #jump(scene: Scene): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#queue = [];
    this.#stage = scene;
    this.#turnTook = this.#allTook = 0;
  }

  #showNext(): void {
    if (this.#queue.length === 0) return;
    const pace = this.#pace();
    let [count, takes] = [0, 0];
    while (takes < LEAST && count < this.#queue.length) takes += paced(this.#queue[count++]!, pace);
    this.#present(count, { takes, pace, told: count });
  }

  /** Put the scene after so many acts on the stage, with the beats of all and the great moments of the last `told`. */
  #present(count: number, { takes = 0, pace = 1, told = 0 } = {}): void {
    const acts = this.#queue.slice(0, count);
    this.#queue = this.#queue.slice(count);
    for (const act of acts) this.#count(act.seat);
    this.#turnTook += takes;
    this.#allTook += takes;
    this.pace = pace;
    this.#stage = together(acts, told);
    this.#rest(takes);
  }

  /** The first timer ends when the page has been drawn; only then is the act being seen. */
  #rest(takes: number): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => (this.#resting = setTimeout(() => this.#rested(), Math.max(LEAST, takes))));
  }

  #rested(): void {
    this.#resting = undefined;
    const next = this.#queue[0];
    const pause = next && next.seat !== this.#seat && this.#isBot(next.seat) ? this.#times.pause * this.#pace() : 0;
    if (pause === 0) return this.#showNext();
    this.#allTook += pause;
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      this.#showNext();
    }, pause);
  }

  /** An act of somebody else begins a new turn; an act of the viewer begins everything anew. */
  #count(seat: number | null): void {
    if (seat !== this.#seat) this.#turnTook = 0;
    if (seat === this.#me) this.#turnTook = this.#allTook = 0;
    this.#seat = seat;
  }

  /** What is still to come of the turn that is next. */
  #turnAhead(): readonly Act[] {
    const end = this.#queue.findIndex(({ seat }) => seat !== this.#queue[0]!.seat);
    return end < 0 ? this.#queue : this.#queue.slice(0, end);
  }

  /** The share of its time that each act gets, so that neither turn nor wait becomes too long. */
  #pace(): number {
    const times = this.#times;
    const [{ seat } = { seat: null }] = this.#queue;
    const longest = this.#isBot(seat) ? times.turn : Math.min(times.turn, PERSONS_TURN);
    const took = seat === this.#seat ? this.#turnTook : 0;
    const waited = this.#me === undefined ? 0 : this.#allTook;
    return Math.min(1, share(longest - took, this.#turnAhead()), share(times.all - waited, this.#queue));
  }

  get #times(): Times {
    return TIMES[settings.tempo];
  }

  get #me(): number | undefined {
    return this.#live.info?.me;
  }

  #isOwn({ seat }: Act): boolean {
    return seat !== null && seat === this.#me;
  }

  /** Nothing is to be shown between two questions. */
  #isInstantly({ prompt }: Scene): boolean {
    return settings.tempo === 'instant' && (prompt?.mine ?? false);
  }

  #isBot(seat: number | null): boolean {
    const sitting = this.#live.info?.seats.find((each) => each.seat === seat);
    return sitting?.kind === 'bot' || sitting?.stand_in !== undefined;
  }
}

/** How long an act is shown of which only what may be shortened is. */
function paced({ takes, keeps }: Act, pace: number): number {
  return takes * pace + keeps;
}

/** The share of the time of some acts that there is room for. */
function share(room: number, acts: readonly Act[]): number {
  const whole = acts.reduce((sum, { takes }) => sum + takes, 0);
  const kept = acts.reduce((sum, { keeps }) => sum + keeps, 0);
  return whole === 0 ? 1 : Math.max(0, room - kept) / whole;
}

/** The last scene, with the beats of all, the great moments of the last `told`, and the last recap. */
function together(acts: readonly Act[], told: number): Scene {
  const scenes = acts.map(({ scene }) => scene);
  const last = scenes.at(-1)!;
  if (scenes.length === 1 && told === 1) return last;
  const recap = scenes.findLast((scene) => scene.recap)?.recap;
  const isTold = (n: number) => n >= scenes.length - told;
  const beats = scenes.flatMap(({ beats = [] }, n) => beats.filter(({ moment }) => !moment || isTold(n)));
  return { ...last, beats, ...(recap ? { recap } : {}) };
}
