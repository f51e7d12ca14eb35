/** The sounds of the table: silent until the first click on the page, then as a person has set it. */
import { t } from '../../text/translate.svelte';
import type { Sound } from '../../wire';
import { set, settings } from '../settings.svelte';
import { confirm } from '../toasts.svelte';
import { isAudible } from './audible';
import type { Band, Played } from './band';
import { captions } from './captions.svelte';

/** Whatever makes the sounds; there once the page was clicked and sound is on. */
let band: Promise<Band | null> | null = null;
let isClicked = false;

/** Begin to listen for the first click or key. */
export function awaitFirstClick(): void {
  const wake = () => {
    isClicked = true;
    open();
  };
  addEventListener('pointerup', wake, { once: true, capture: true });
  addEventListener('keydown', wake, { once: true, capture: true });
}

/** Let a sound be heard, and read where captions are wanted. */
export function play(sound: Sound, how: Played = {}): void {
  if (!isAudible(sound, settings)) return;
  if (settings.captions) setTimeout(() => captions.add(sound), (how.at ?? 0) * 1000);
  if (settings.sound) void open()?.then((band) => band?.play(sound, how));
}

/** Switch all sounds on or off; the first one tells that they are on. */
export function switchSound(on = !settings.sound): void {
  set('sound', on);
  isClicked = true;
  play('turn');
}

/** The key that switches the sounds, and says so. */
export function switchSoundByKey(): void {
  switchSound();
  confirm(t(settings.sound ? 'ui-sound-is-on' : 'ui-sound-is-off'));
}

/** How loud everything is, from 0 to 1. */
export function setVolume(volume: number): void {
  set('volume', volume);
  void open()?.then((band) => band && (band.volume = volume));
}

/** The sounds are made by a module of their own, which a page without a click never loads. */
function open(): typeof band {
  if (!isClicked || !settings.sound || typeof AudioContext === 'undefined') return band;
  return (band ??= load(new AudioContext()));
}

/** Without a connection there is none; the next sound tries again. */
async function load(context: AudioContext): Promise<Band | null> {
  try {
    const { Band } = await import('./band');
    return new Band(context, settings.volume);
  } catch {
    band = null;
    return null;
  }
}
