/** Plays sounds together: four at most, the newest over the others, and all of them never too loud. */
import type { Sound } from '../../wire';
import { type How, made } from './instruments';

export interface Played extends How {
  /** In how many seconds it begins. */
  at?: number;
}

interface Voice {
  begins: number;
  ends: number;
  gain: GainNode;
  source: AudioBufferSourceNode;
}

const MOST_VOICES = 4;
/** The newest sound makes the others fainter by this (6 dB), within so many seconds. */
const DUCKED = 0.5;
const DUCKS_IN = 0.01;
/** The greatest sample that leaves (−14 dBFS); up to this share of it nothing is changed. */
const LOUDEST = 10 ** (-14 / 20);
const UNCHANGED = 0.65;
/** What is heard often never sounds quite the same: by so much faster or slower. */
const VARIANTS = [1, 1.06, 0.94];
const VARIED: ReadonlySet<Sound> = new Set(['card', 'tile', 'pencil']);

export class Band {
  readonly #master: GainNode;
  readonly #buffers = new Map<string, AudioBuffer>();
  #voices: Voice[] = [];
  #played = 0;

  constructor(
    readonly context: BaseAudioContext,
    volume: number,
  ) {
    this.#master = context.createGain();
    this.volume = volume;
    const limit = context.createWaveShaper();
    limit.curve = limitCurve();
    this.#master.connect(limit).connect(context.destination);
  }

  set volume(volume: number) {
    this.#master.gain.value = volume;
  }

  play(sound: Sound, { at = 0, ...how }: Played = {}): void {
    const source = this.context.createBufferSource();
    source.buffer = this.#buffer(sound, how);
    if (VARIED.has(sound)) source.playbackRate.value = VARIANTS[this.#played++ % VARIANTS.length]!;
    const gain = this.context.createGain();
    source.connect(gain).connect(this.#master);
    const begins = this.context.currentTime + at;
    source.start(begins);
    this.#add({ begins, ends: begins + source.buffer.duration / source.playbackRate.value, gain, source });
  }

  #buffer(sound: Sound, how: How): AudioBuffer {
    const key = JSON.stringify([sound, how]);
    const found = this.#buffers.get(key);
    if (found) return found;
    const { sampleRate } = this.context;
    const samples = made(sound, sampleRate, how);
    const buffer = this.context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#buffers.set(key, buffer);
    return buffer;
  }

  /** When one begins, what sounds already gets fainter, and of too many the oldest ends. */
  #add(voice: Voice): void {
    const now = this.context.currentTime;
    const others = this.#voices.filter(({ ends }) => ends > now);
    const older = others.filter(({ begins, ends }) => begins <= voice.begins && ends > voice.begins);
    const newer = others.find(({ begins }) => begins > voice.begins && begins < voice.ends);
    for (const each of older) duck(each, voice.begins);
    if (newer) duck(voice, newer.begins);
    for (const each of older.slice(0, Math.max(0, older.length + 1 - MOST_VOICES))) end(each, voice.begins);
    this.#voices = [...others, voice].sort((one, other) => one.begins - other.begins);
  }
}

function duck({ gain }: Voice, at: number): void {
  gain.gain.setTargetAtTime(DUCKED, at, DUCKS_IN);
}

function end(voice: Voice, at: number): void {
  voice.gain.gain.setTargetAtTime(0, at, DUCKS_IN);
  voice.ends = Math.min(voice.ends, at + 6 * DUCKS_IN);
  voice.source.stop(voice.ends);
}

/** What is louder than may be is bent towards the loudest. */
function limitCurve(): Float32Array<ArrayBuffer> {
  const steps = 4001;
  return new Float32Array(steps).map((_, n) => limited((2 * n) / (steps - 1) - 1));
}

function limited(sample: number): number {
  const [size, straight] = [Math.abs(sample), LOUDEST * UNCHANGED];
  const rest = LOUDEST - straight;
  return Math.sign(sample) * (size <= straight ? size : straight + rest * Math.tanh((size - straight) / rest));
}
