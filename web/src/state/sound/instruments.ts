/** How each sound of the table is made, from nothing but numbers. Pure. */
import type { Sound } from '../../wire';
import {
  atPeak, chances, decay, drawn, filtered, mixed, noise, type Part, plucked, type Samples, shaped, tone, triangle,
} from './waves'; // prettier-ignore

/** What a sound depends on: how many (dice, pings), and for how long in seconds (dice that roll). */
export interface How {
  n?: number;
  length?: number;
}

/** How loud each sound is at its loudest, in decibels below full. */
export const DECIBELS: Readonly<Record<Sound, number>> = {
  turn: -16, guest: -18, chat: -24,
  card: -20, tile: -18, pencil: -22,
  dice: -18,
  step: -22, latch: -20, bell: -20,
  pings: -20, points: -20, heal: -22,
  clang: -20,
  hurt: -14, fall: -14,
  breath: -16, roar: -12,
  steel: -18,
  won: -16, over: -16,
}; // prettier-ignore

const MOST_DICE = 6;
const SHAKEN = 0.7;
const [FEWEST_PINGS, MOST_PINGS] = [2, 5];
const [LOWEST_PING, HIGHEST_PING] = [2100, 3200];
/** Notes in hertz: G4 B4 D5 G5, and G4 E4 C4. */
const NOTES_UP = [392, 493.9, 587.3, 784];
const NOTES_DOWN = [392, 329.6, 261.6];

type Make = (rate: number, how: How) => Samples;

const MAKERS: Readonly<Record<Sound, Make>> = {
  turn: (rate) => knocks(rate, 400, 0.12, [0, 0.17]),
  guest: (rate) => knocks(rate, 300, 0.14, [0]),
  chat: (rate) => knocks(rate, 1800, 0.05, [0]),
  card,
  tile: (rate) => wood(rate, 620, 0.12),
  pencil,
  dice,
  step: (rate) =>
    mixed(rate, [
      { samples: tone(90, 0.16, rate) },
      { samples: shaped(filtered(noise(0.08, rate), 'low', 500, 0.7, rate), rate, (time) => decay(time, 0.08)), share: 0.7 },
    ]), // prettier-ignore
  latch: (rate) => mixed(rate, [{ samples: knocks(rate, 2200, 0.03, [0]) }, { samples: knocks(rate, 1100, 0.07, [0.06]) }]), // prettier-ignore
  bell: (rate) => mixed(rate, [{ samples: tone(1320, 0.6, rate) }, { samples: tone(1980, 0.4, rate), share: 0.6 }]),
  pings,
  points: (rate) => mixed(rate, [{ samples: triangle(523.3, 0.18, rate) }, { samples: triangle(659.3, 0.3, rate), at: 0.1 }]), // prettier-ignore
  heal: (rate) => mixed(rate, [{ samples: triangle(440, 0.18, rate) }, { samples: triangle(659.3, 0.3, rate), at: 0.1 }]), // prettier-ignore
  clang: (rate) =>
    drawn(0.3, rate, (time) => {
      const sway = 5 * decay(time, 0.25) * Math.sin(2 * Math.PI * 180 * 1.41 * time);
      return Math.sin(2 * Math.PI * 180 * time + sway) * decay(time, 0.3);
    }),
  hurt: heartbeats,
  fall: (rate) => mixed(rate, [{ samples: heartbeats(rate) }, { samples: deep(rate, 55, 1.5), at: 0.42, share: 0.8 }]),
  breath,
  roar,
  steel: (rate) => mixed(rate, [{ samples: stroke(rate, 1) }, { samples: stroke(rate, 1.19), at: 0.14 }]),
  won: (rate) => melody(rate, NOTES_UP, 0.15),
  over: (rate) => melody(rate, NOTES_DOWN, 0.24),
};

/** The samples of a sound. */
export function made(sound: Sound, rate: number, how: How = {}): Samples {
  return atPeak(MAKERS[sound](rate, how), DECIBELS[sound]);
}

/** Short bursts of noise around a pitch: something hard that is hit. */
function knocks(rate: number, pitch: number, length: number, at: readonly number[]): Samples {
  const around = (samples: Samples) => filtered(samples, 'band', pitch, 2, rate);
  const burst = shaped(around(around(noise(length, rate))), rate, (time) => decay(time, length));
  return mixed(rate, at.map((begin): Part => ({ samples: burst, at: begin }))); // prettier-ignore
}

/** A block that is hit: its own tones fade fast. */
function wood(rate: number, pitch: number, length: number): Samples {
  const tones = [1, 2.1, 3.4].map((by, n): Part => ({ samples: tone(pitch * by, length / (n + 1), rate), share: 1 / (n + 1) })); // prettier-ignore
  return mixed(rate, [...tones, { samples: knocks(rate, 2600, 0.012, [0]), share: 0.9 }]);
}

/** Paper slides, then snaps. */
function card(rate: number): Samples {
  const slide = filtered(noise(0.06, rate, 3), 'band', 3200, 0.8, rate);
  const snap = filtered(noise(0.05, rate, 5), 'high', 2000, 0.7, rate);
  return mixed(rate, [
    { samples: shaped(slide, rate, (time) => (time / 0.06) ** 2), share: 0.5 },
    { samples: shaped(snap, rate, (time) => decay(time, 0.05)), at: 0.055 },
  ]);
}

/** Two strokes of lead on paper. */
function pencil(rate: number): Samples {
  const stroke = (length: number, seed: number) =>
    shaped(filtered(noise(length, rate, seed), 'band', 3400, 1.2, rate), rate, (time) => {
      const grain = 0.65 + 0.35 * Math.sin(2 * Math.PI * 62 * time + 3 * Math.sin(2 * Math.PI * 17 * time));
      return Math.sin((Math.PI * time) / length) * grain;
    });
  return mixed(rate, [{ samples: stroke(0.13, 7) }, { samples: stroke(0.17, 11), at: 0.15, share: 0.85 }]);
}

/** They rattle as long as they roll; then each lands with a knock. */
function dice(rate: number, { n = 1, length = SHAKEN }: How): Samples {
  const chance = chances(17);
  const count = Math.min(MOST_DICE, Math.max(1, n));
  const click = (from: number, to: number) => wood(rate, from + (to - from) * chance(), 0.03);
  const shaken = Array.from({ length: Math.ceil(length * 30) }, (): Part => {
    return { samples: click(1400, 2600), at: length * chance() * 0.94, share: 0.25 + 0.4 * chance() };
  });
  const landed = Array.from({ length: count }, (_, k): Part => {
    return { samples: click(800, 1100), at: length + k * 0.055 + 0.02 * chance(), share: 1 };
  });
  return mixed(rate, [...shaken, ...landed]);
}

/** Two to five pings, each a little higher. */
function pings(rate: number, { n = FEWEST_PINGS }: How): Samples {
  const count = Math.min(MOST_PINGS, Math.max(FEWEST_PINGS, n));
  const step = (HIGHEST_PING - LOWEST_PING) / (MOST_PINGS - 1);
  const all = Array.from({ length: count }, (_, k): Part => {
    return { samples: tone(LOWEST_PING + k * step, 0.09, rate), at: k * 0.06 };
  });
  return mixed(rate, all);
}

/** A deep tone, and a little of the octave, which small speakers can play. */
function deep(rate: number, pitch: number, length: number): Samples {
  return mixed(rate, [{ samples: tone(pitch, length, rate) }, { samples: tone(pitch * 2, length, rate), share: 0.35 }]);
}

function heartbeats(rate: number): Samples {
  const beat = deep(rate, 60, 0.16);
  return mixed(rate, [{ samples: beat }, { samples: beat, at: 0.2, share: 0.85 }]);
}

/** Air that comes and goes, slowly. */
function breath(rate: number): Samples {
  const air = mixed(rate, [
    { samples: filtered(noise(1.1, rate, 23), 'band', 420, 0.9, rate) },
    { samples: filtered(noise(1.1, rate, 29), 'band', 1100, 1.2, rate), share: 0.35 },
  ]);
  return shaped(air, rate, (time) => Math.sin((Math.PI * Math.min(time, 1.1)) / 1.1) ** 1.6);
}

/** A throat: a rough voice that rises and falls, through the cavities of a large head, with breath in it. */
function roar(rate: number): Samples {
  const LENGTH = 1.2;
  const chance = chances(31);
  let [phase, wander] = [0, 0];
  const voice = drawn(LENGTH, rate, (time) => {
    wander += (chance() - 0.5) * 0.02 - wander * 0.002;
    const pitch = (58 + 60 * Math.sin(Math.PI * Math.min(1, time / 0.95)) ** 0.8) * (1 + wander);
    phase = (phase + pitch / rate) % 1;
    const rough = 0.7 + 0.3 * Math.sin(2 * Math.PI * 27 * time + 4 * wander);
    return (1 - 2 * phase + 0.6 * (chance() - 0.5)) * rough;
  });
  const air = noise(LENGTH, rate, 37);
  const head = mixed(rate, [
    { samples: filtered(voice, 'band', 320, 1.6, rate) },
    { samples: filtered(voice, 'band', 720, 2.2, rate), share: 0.8 },
    { samples: filtered(voice, 'band', 1500, 2.5, rate), share: 0.45 },
    { samples: filtered(voice, 'low', 150, 0.7, rate), share: 0.5 },
    { samples: filtered(air, 'band', 1900, 0.8, rate), share: 0.18 },
  ]);
  const swell = (time: number) => Math.min(1, time / 0.09) * Math.min(1, Math.max(0, LENGTH - time) / 0.5) ** 1.4;
  return shaped(head, rate, swell).map((sample) => Math.tanh(2.5 * sample));
}

/** A blade on a blade: tones that fit together badly. */
function stroke(rate: number, by: number): Samples {
  const tones = [1830, 2790, 3940, 5210, 6480].map((pitch, n): Part => ({ samples: tone(pitch * by, 0.22 / (1 + n / 4), rate), share: 1 / (1 + n / 2) })); // prettier-ignore
  const edge = shaped(filtered(noise(0.02, rate, 41), 'high', 3000, 0.7, rate), rate, (time) => decay(time, 0.02));
  return mixed(rate, [...tones, { samples: edge, share: 1.4 }]);
}

function melody(rate: number, notes: readonly number[], apart: number): Samples {
  return mixed(rate, notes.map((pitch, n): Part => ({ samples: plucked(pitch, 0.9, rate), at: n * apart }))); // prettier-ignore
}
