/** The moments since the viewer's last act: what has happened, and a look back at each of them. */
import type { Live, SceneStep } from '../../net/live-table.svelte';
import { plain, t } from '../../text/translate.svelte';
import type { Scene } from '../../wire';
import { actor } from '../show/actor';
import type { Step } from './happened';

/** Of more moments than this the first are forgotten. */
const MOST = 400;

export class Past {
  readonly #live: Live;
  readonly #leave: () => void;
  /** The scene after the viewer's last act. */
  start: Scene | null;
  /** The viewer's last act came together with acts of others: by how much it alone changed a number is not known. */
  isMixed = false;
  /** The scenes after the acts of others. */
  moments = $state.raw<readonly Step[]>([]);
  /** The moment that is looked at; null for the present. */
  at = $state<number | null>(null);

  /** The names of the seats. */
  names = $derived.by(() => (this.#live.scene?.seats ?? []).map(({ name }) => plain(name)));
  /** The moment that is looked at, if it is not the present. */
  moment = $derived.by(() => (this.at === null ? undefined : this.moments[this.at]));

  constructor(live: Live) {
    this.#live = live;
    this.start = live.scene;
    this.#leave = live.follow((step) => this.#follow(step));
  }

  stop(): void {
    this.#leave();
  }

  /** Look at a moment; the last one is the present. Out of range: the nearest one. */
  look(at: number): void {
    const last = this.moments.length - 1;
    this.at = at >= last ? null : Math.max(0, at);
  }

  /** Go on or back by some moments. */
  step(by: number): void {
    this.look((this.at ?? this.moments.length - 1) + by);
  }

  /** Go to the first moment of the turn that is looked at, or of the one before; or to that of the next turn. */
  turn(by: 1 | -1): void {
    const now = this.at ?? this.moments.length - 1;
    const starts = this.moments.flatMap(({ seat }, n) => (n === 0 || this.moments[n - 1]!.seat !== seat ? [n] : []));
    const next = by > 0 ? starts.find((n) => n > now) : starts.findLast((n) => n < now);
    this.look(next ?? (by > 0 ? this.moments.length : 0));
  }

  /** Look at the present. Returns false if that was so already. */
  leave(): boolean {
    if (this.at === null) return false;
    this.at = null;
    return true;
  }

  /** The bot that sits there; undefined for a person. */
  botAt(seat: number): string | undefined {
    return this.#live.info?.seats[seat]?.bot;
  }

  /** Which moment is looked at, and whose. */
  get words(): string {
    const at = this.at ?? this.moments.length - 1;
    const name = this.names[this.moments[at]?.seat ?? -1];
    const args = { at: at + 1, of: this.moments.length };
    return name === undefined ? t('ui-past-step', args) : t('ui-past-step-of', { ...args, name });
  }

  #follow({ scene, before }: SceneStep): void {
    const me = this.#live.info?.me;
    this.at = null;
    if (before === null || me === undefined) return this.#begin(scene);
    const seat = actor(before);
    // After a lost connection several acts come as one step.
    const isOne = (scene.seq ?? 0) - (before.seq ?? 0) <= 1;
    const isMixed = seat === me && !isOne && isOfOthers(before, scene, me);
    if (seat === me) this.#begin(isMixed ? before : scene, isMixed);
    if (seat !== me || isMixed) this.moments = [...this.moments, { scene, seat: isOne ? seat : null }].slice(-MOST);
  }

  #begin(scene: Scene, isMixed = false): void {
    this.start = scene;
    this.isMixed = isMixed;
    this.moments = [];
  }
}

/** Whether another has done something between two scenes. */
function isOfOthers(before: Scene, now: Scene, me: number): boolean {
  const last = before.log?.at(-1)?.n ?? -1;
  return (now.log ?? []).some(({ n, seat }) => n > last && seat !== undefined && seat !== me);
}
