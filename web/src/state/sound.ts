/** Five quiet cues, made of plain tones. Silent unless a person wants them. */
import type { Beat } from '../wire';
import { settings } from './settings.svelte';

export type Cue = 'turn' | 'card' | 'dice' | 'blow' | 'end';

/** Tones of a cue: pitch in hertz, when and for how long in seconds. */
const TONES: Record<Cue, [pitch: number, at: number, length: number][]> = {
  turn: [[523, 0, 0.16], [784, 0.12, 0.24]],
  card: [[330, 0, 0.06]],
  dice: [[190, 0, 0.04], [240, 0.07, 0.04], [170, 0.13, 0.06]],
  blow: [[82, 0, 0.5], [78, 0.05, 0.5]],
  end: [[392, 0, 0.2], [523, 0.18, 0.2], [659, 0.36, 0.4]],
}; // prettier-ignore

const LOUDNESS = 0.06;
let context: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [pitch, at, length] of TONES[cue]) tone(context, pitch, at, length);
}

function tone(on: AudioContext, pitch: number, at: number, length: number): void {
  const voice = on.createOscillator();
  const gain = on.createGain();
  const begin = on.currentTime + at;
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(gain).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

/** The cue that fits what just happened. */
export function cueOf(beats: readonly Beat[]): Cue | null {
  if (beats.some((beat) => beat.big || beat.do === 'hurt')) return 'blow';
  if (beats.some((beat) => beat.do === 'roll')) return 'dice';
  return beats.some((beat) => beat.do === 'move' || beat.do === 'flip') ? 'card' : null;
}
