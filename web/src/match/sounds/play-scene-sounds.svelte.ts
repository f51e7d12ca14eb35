/** Lets be heard what is shown. */
import { untrack } from 'svelte';
import { settings } from '../../state/settings.svelte';
import { play } from '../../state/sound/play';
import { TIMES } from '../../table/motion/times';
import type { Scene } from '../../wire';
import { soundsOf } from './sounds-of';

/** `shown` is the scene on the stage, `pace` the share of its time that it gets. Called while a component is set up. */
export function playSceneSounds(shown: () => Scene | null, pace: () => number): void {
  let old: Scene | null = null;
  $effect(() => {
    const now = shown();
    untrack(() => {
      if (old && now && document.visibilityState !== 'hidden') playSounds(old, now, pace());
      old = now;
    });
  });
}

function playSounds(old: Scene, now: Scene, pace: number): void {
  for (const { sound, at, n, takes } of soundsOf(old, now, TIMES[settings.tempo], pace)) {
    play(sound, { at: at / 1000, ...(n ? { n } : {}), ...(takes ? { length: takes / 1000 } : {}) });
  }
}
