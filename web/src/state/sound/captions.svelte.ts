/** Sounds as words, for whoever cannot hear them. */
import type { Sound } from '../../wire';

export interface Caption {
  n: number;
  sound: Sound;
}

/** There is room for three, each for this time in milliseconds. */
const MOST = 3;
const STAYS = 2200;

class Captions {
  shown = $state.raw<readonly Caption[]>([]);
  #last = 0;

  add(sound: Sound): void {
    const caption = { n: ++this.#last, sound };
    const others = this.shown.filter((each) => each.sound !== sound);
    this.shown = [...others.slice(1 - MOST), caption];
    setTimeout(() => (this.shown = this.shown.filter((each) => each !== caption)), STAYS);
  }
}

export const captions = new Captions();
