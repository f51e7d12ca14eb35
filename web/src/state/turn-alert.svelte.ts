/** Tells a person that it is their turn: a sound, a notice, a title that blinks. */
import { untrack } from 'svelte';
import { gameTitle } from './games.svelte';
import type { Live } from '../net/live-table.svelte';
import { notice } from './system-notices';
import { cueOf, play } from './sound';
import { plain, t } from '../text/translate.svelte';

const BLINK = 1200;

export class TurnWatch {
  /** The title shows «your turn» now. */
  blinking = $state(false);
  #mine = false;

  constructor(readonly live: Live) {
    $effect(() => this.#listen());
    $effect(() => this.#turn());
    $effect(() => this.#blink());
  }

  get mine(): boolean {
    return this.live.info?.state === 'playing' && (this.live.scene?.prompt?.mine ?? false);
  }

  #listen(): void {
    const cue = cueOf(this.live.scene?.beats ?? []);
    if (this.live.scene?.result && this.live.scene.beats?.length) play('end');
    else if (cue) play(cue);
  }

  #turn(): void {
    const mine = this.mine;
    untrack(() => {
      if (mine && !this.#mine) this.#announce();
      this.#mine = mine;
    });
  }

  #announce(): void {
    const { info, scene } = this.live;
    play('turn');
    const asked = scene?.prompt ? plain(scene.prompt.title) : t('ui-notice-turn');
    if (info) notice(gameTitle(info.game), asked, info.id);
  }

  #blink(): (() => void) | undefined {
    this.blinking = false;
    if (!this.mine) return undefined;
    const timer = setInterval(() => (this.blinking = document.hidden && !this.blinking), BLINK);
    return () => clearInterval(timer);
  }
}
