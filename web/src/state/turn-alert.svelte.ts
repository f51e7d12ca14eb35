/** Tells a person that it is their turn: a sound, a notice, a title that blinks. */
import { untrack } from 'svelte';
import { gameTitle } from './games.svelte';
import type { Live } from '../net/live-table.svelte';
import { notice } from './system-notices';
import { play } from './sound/play';
import type { Unseen } from './unseen.svelte';
import { plain, t } from '../text/translate.svelte';

const BLINK = 1200;

export class TurnWatch {
  /** The title shows «your turn» now. */
  blinking = $state(false);
  #mine = false;

  constructor(
    readonly live: Live,
    readonly unseen: Unseen,
  ) {
    $effect(() => this.#turn());
    $effect(() => this.#blink());
  }

  get mine(): boolean {
    return this.live.info?.state === 'playing' && (this.live.scene?.prompt?.mine ?? false);
  }

  /** What the title of the page says: that it is the person's turn, or the game; blinking, one after the other. */
  get heading(): string {
    return this.mine && !this.blinking ? t('ui-title-turn') : gameTitle(this.live.info?.game ?? '');
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
    this.unseen.add(t('ui-notice-turn'));
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
