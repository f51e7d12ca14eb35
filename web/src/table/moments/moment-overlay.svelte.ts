/** The great moments that are shown over the table, one after the other. Nothing waits for them. */
import { settings } from '../../state/settings.svelte';
import type { GreatMoment, Scene, MomentStage } from '../../wire';
import { TIMES } from '../motion/times';
import { matchOver } from './match-over';
import { aroundRecap, isAbout, type Looked, type Schedule, schedule, stageFor } from './moment-time';

/** Where everything is shown at once, a moment stays as a panel for so long, in milliseconds. */
const STAYS = 1200;

/** A moment as it is shown now. */
export interface ShownMoment {
  moment: GreatMoment;
  stage: MomentStage;
  at: Schedule;
  /** Its number among those that are shown together, from 0, and how many they are. */
  n: number;
  of: number;
}

type Planned = Pick<ShownMoment, 'moment' | 'stage' | 'at'>;

interface Following {
  /** A recap lies over the table and stays although the match goes on. */
  lasts?: boolean;
  looked?: Looked;
}

export class MomentOverlay {
  shown = $state.raw<ShownMoment | null>(null);
  /** Some are still to come when the recap has been seen. */
  waits = $state(false);
  #next: ShownMoment[] = [];
  #later: ShownMoment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Another scene has come; `pace` is the share of its time that each moment gets which is not the viewer's own. */
  follow(before: Scene, now: Scene, pace: number, { lasts = false, looked }: Following = {}): void {
    const isForward = (now.seq ?? 0) > (before.seq ?? 0);
    const over = matchOver(before, now);
    const [first, later] = aroundRecap(now, over ? [over] : [], looked);
    const waiting = isForward && lasts ? this.#later : [];
    if (isForward && first.length + later.length === 0 && (waiting.length > 0 || this.shown?.stage === 'inset')) return;
    this.leave();
    if (!isForward) return;
    const plan = (moments: readonly GreatMoment[]) => this.#planned(moments, now, pace, looked);
    // While a recap lies over the table everything that comes waits for it.
    if (waiting.length > 0) this.#later = [...waiting, ...plan(first), ...plan(later)];
    else [this.#next, this.#later] = [plan(first), plan(later)];
    this.waits = this.#later.length > 0;
    this.#show();
  }

  /** The recap of the scene has been seen. */
  goOn(): void {
    if (!this.waits) return;
    this.#next = [...this.#next, ...this.#later];
    this.#later = [];
    this.waits = false;
    if (!this.shown) this.#show();
  }

  /** End the moments. Returns whether one was shown. */
  leave(): boolean {
    clearTimeout(this.#timer);
    const was = this.shown !== null;
    this.#next = [];
    this.#later = [];
    this.waits = false;
    this.shown = null;
    return was;
  }

  #planned(moments: readonly GreatMoment[], { viewer }: Scene, pace: number, looked?: Looked): ShownMoment[] {
    const of = moments.length;
    return moments.map((moment, n) => ({ ...this.#plannedOne(moment, viewer, pace, looked), n, of }));
  }

  #plannedOne(moment: GreatMoment, viewer: number | null, pace: number, looked?: Looked): Planned {
    const { tempo } = settings;
    if (tempo === 'instant') {
      return { moment, stage: 'inset', at: { deed: 0, apart: 0, roll: 0, issue: 0, whole: STAYS } };
    }
    const at = schedule(moment, viewer, TIMES[tempo]);
    return { moment, stage: stageFor(moment, viewer, looked), at: isAbout(moment, viewer) ? at : paced(at, pace) };
  }

  #show(): void {
    const next = this.#next.shift();
    this.shown = next ?? null;
    if (next) this.#timer = setTimeout(() => this.#show(), next.at.whole);
  }
}

function paced(at: Schedule, pace: number): Schedule {
  return Object.fromEntries(
    Object.entries(at).map(([part, time]) => [part, (time as number) * pace]),
  ) as unknown as Schedule;
}
