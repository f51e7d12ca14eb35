/** Shows the great moments of each scene that comes. Each function is called once, while a component is set up. */
import { untrack } from 'svelte';
import type { Id, Scene } from '../../wire';
import type { RecapOverlay } from '../motion/recap-overlay.svelte';
import type { TableState } from '../state/table-state.svelte';
import { momentLayer } from './later';
import type { MomentOverlay } from './moment-overlay.svelte';

/** The table itself has been loaded by then, in milliseconds. */
const QUIET = 10_000;

interface Following {
  recap: RecapOverlay;
  /** The share of its time that a moment gets which is not about the viewer. */
  pace(): number;
}

/** Those before a recap come first, those after it when it has been seen. */
export function followMoments(table: TableState, moments: MomentOverlay, { recap, pace }: Following): void {
  let before: Scene | undefined;
  $effect.pre(() => {
    const now = table.scene;
    untrack(() => {
      if (before && before !== now && before.beats !== now.beats)
        moments.follow(before, now, pace(), { lasts: recap.beat !== null, looked: table.attention.looked });
      before = now;
    });
  });
  $effect(() => {
    if (!recap.beat) untrack(() => moments.goOn());
  });
  $effect(() => () => void moments.leave());
  $effect(() => {
    const timer = setTimeout(() => momentLayer().catch(() => {}), QUIET); // mostly it is there when it is needed
    return () => clearTimeout(timer);
  });
}

/** While a panel stands beside its place, the board of that place is in view; nobody who is asked loses sight of it. */
export function bringIntoView({ attention, index, selection }: TableState, moments: MomentOverlay): void {
  let brought: Id | undefined;
  $effect(() => {
    const { shown } = moments;
    untrack(() => {
      const at = shown?.stage === 'inset' && !selection.mine ? shown.moment.at : undefined;
      const board = at === undefined ? undefined : index.boardOf.get(at);
      const isSeen = board === undefined || (attention.viewports.has(board) && board !== brought);
      if (brought && attention.peekedId === brought) attention.peekedId = null;
      brought = isSeen ? undefined : board;
      if (brought) attention.peekedId = brought;
    });
  });
}

/** Looked at for so long, in milliseconds, a thing was more than passed by. */
const LOOK = 350;

/** Remember what the viewer looks at, until the second question after it was answered. */
export function rememberLooks({ attention, selection }: TableState): void {
  $effect(() => {
    const id = attention.zoomedId ?? attention.active;
    if (!id) return;
    const timer = setTimeout(() => attention.look(id), LOOK);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (selection.mine) return () => attention.forgetLooks();
  });
}
