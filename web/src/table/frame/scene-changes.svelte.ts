/** What the table does by itself when the scene changes. Each function is called once, while a component is set up. */
import { tick, untrack } from 'svelte';
import type { Id, Scene } from '../../wire';
import type { Focus } from '../input/keep-focus';
import type { PointerInput } from '../input/pointer';
import type { Motion } from '../motion/motion';
import type { RecapOverlay } from '../motion/recap-overlay.svelte';
import { changedByOthers } from '../state/just-changed';
import type { TableState } from '../state/table-state.svelte';

/**
 * When another question is asked, picks are forgotten, the own table is shown and a shortcut goes on. Where several
 * seats act at once, a choice of another seat is not another question.
 */
export function startOverOnNewQuestion(table: TableState): void {
  const { attention, selection } = table;
  let question = '';
  $effect.pre(() => {
    const { askedAt, scene } = table;
    const offered =
      selection.modes.length > 0 ? selection.choices.map(({ id }) => id) : [askedAt, selection.choices.length];
    const asked = JSON.stringify([scene.prompt?.mine, offered, selection.subset?.of]);
    if (asked === question) return;
    question = asked;
    untrack(() => {
      table.reset();
      if (selection.mine) attention.peekedId = null;
      selection.walkOn();
    });
  });
}

/** Once a mode becomes due it is on; whoever wants another one may switch back. */
export function followDueMode(table: TableState): void {
  let before: Id | undefined;
  $effect.pre(() => {
    const due = table.selection.modes.find((mode) => mode.due)?.id;
    untrack(() => {
      if (due !== undefined && due !== before) table.switchMode(due);
      before = due;
    });
  });
}

interface Playing {
  motion: Motion;
  recap: RecapOverlay;
  /** The element that pieces move on, once it is there. */
  stage(): HTMLElement | undefined;
  /** Whether a recap stays although the match goes on. */
  recapLasts(): boolean;
}

/** Play the motion from the old scene to the new one. */
export function playMotion(table: TableState, { motion, recap, stage, recapLasts }: Playing): void {
  let shown: Scene | undefined;
  $effect.pre(() => {
    const now = table.scene;
    untrack(() => {
      const on = stage();
      if (on && shown && !isSameStage(shown, now)) {
        const old = shown;
        recap.follow(old, now, recapLasts());
        motion.remember(on);
        void tick().then(() => {
          const still = stage();
          if (still) motion.play(still, old, now);
        });
      }
      shown = now;
    });
  });
  $effect(() => () => void recap.leave());
}

/** How long what others have changed wears a ring, in milliseconds. */
const JUST = 2000;

/** Mark what others have just changed. */
export function markChanges(table: TableState): void {
  let beats = untrack(() => table.scene.beats);
  $effect(() => {
    const now = table.scene;
    if (now.beats === beats) return;
    beats = now.beats;
    untrack(() => table.effects.mark(changedByOthers(now), JUST));
  });
}

/** The same moment with another question: nothing moves. */
function isSameStage(old: Scene, now: Scene): boolean {
  return old.pieces === now.pieces && old.beats === now.beats && old.seq === now.seq;
}

/** The parts of the page between which the focus moves, once they are there. */
interface FocusAreas {
  page(): HTMLElement | undefined;
  bar(): HTMLElement | undefined;
}

/** Keep the keyboard focus: the browser drops that of a removed element when it draws the next frame. */
export function keepFocus(table: TableState, focus: Focus, { page, bar }: FocusAreas): void {
  const { selection } = table;
  $effect(() => {
    void [table.scene, selection.highlights, selection.subset, selection.menu, selection.asking];
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        const [on, foot] = [page(), bar()];
        if (on && foot) focus.keep(on, foot);
      }),
    );
    return () => cancelAnimationFrame(frame);
  });
}

/** Let a pen that was ahead of the scene go on. */
export function goOnDrawing(table: TableState, pointer: PointerInput): void {
  $effect(() => {
    void [table.scene, table.busy];
    untrack(() => void tick().then(() => pointer.goOn()));
  });
}

/** Call `open` when the match ends while the page shows it. */
export function onMatchEnd(table: TableState, open: () => void): void {
  let over = untrack(() => table.scene.result !== undefined);
  $effect(() => {
    const done = table.scene.result !== undefined;
    if (done && !over) untrack(open);
    over = done;
  });
}
