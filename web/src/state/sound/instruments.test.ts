import { describe, expect, test } from 'vitest';
import type { Sound } from '../../wire';
import { DECIBELS, made } from './instruments';
import { peak, type Samples } from './waves';

const RATE = 48_000;
const sounds = Object.keys(DECIBELS) as Sound[];
const decibels = (share: number) => 20 * Math.log10(share);

/** How strong a sound is from one pitch to another, compared with all of it. */
function shareOf(samples: Samples, from: number, to: number): number {
  const spectrum = powers(samples);
  const step = RATE / 2 / spectrum.length;
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  return sum(spectrum.slice(Math.floor(from / step), Math.ceil(to / step))) / sum(spectrum);
}

/** The power at each pitch, in steps of the discrete Fourier transform of the first half second. */
function powers(samples: Samples, count = 8192): number[] {
  const [re, im] = [new Float64Array(count), new Float64Array(count)];
  re.set(samples.subarray(0, count));
  for (let n = 0, other = 0; n < count; n++) {
    if (n < other) [re[n], re[other]] = [re[other]!, re[n]!];
    let bit = count >> 1;
    for (; bit >= 1 && other & bit; bit >>= 1) other ^= bit;
    other |= bit;
  }
  for (let size = 2; size <= count; size *= 2)
    for (let begin = 0; begin < count; begin += size)
      for (let k = 0; k < size / 2; k++) {
        const turn = (-2 * Math.PI * k) / size;
        const [a, b] = [begin + k, begin + k + size / 2];
        const x = re[b]! * Math.cos(turn) - im[b]! * Math.sin(turn);
        const y = re[b]! * Math.sin(turn) + im[b]! * Math.cos(turn);
        [re[b], im[b]] = [re[a]! - x, im[a]! - y];
        [re[a], im[a]] = [re[a]! + x, im[a]! + y];
      }
  return Array.from({ length: count / 2 }, (_, n) => re[n]! ** 2 + im[n]! ** 2);
}

test.each(sounds)('%s is as loud as the table says', (sound) => {
  for (const rate of [RATE, 44_100]) expect(decibels(peak(made(sound, rate)))).toBeCloseTo(DECIBELS[sound], 3);
});

test.each(sounds)('%s is there at once, is no click, and ends in silence', (sound) => {
  const samples = made(sound, RATE);
  const loudest = peak(samples);
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(samples.length / RATE).toBeGreaterThan(0.04);
  expect(samples.length / RATE).toBeLessThan(2.2);
  expect(peak(samples.slice(0, RATE / 5))).toBeGreaterThan(loudest / 8);
  expect(peak(samples.slice(-40))).toBeLessThan(loudest / 8);
  expect(made(sound, RATE)).toEqual(samples); // the same every time
});

test('no sound is like another', () => {
  const all = new Set(sounds.map((sound) => made(sound, 8000).slice(0, 600).join()));
  expect(all.size).toBe(sounds.length - 1); // the last wound begins as a wound does
});

describe('the pitch of', () => {
  test.each<[Sound, number, number]>([
    ['turn', 200, 900],
    ['guest', 150, 700],
    ['chat', 1200, 2600],
    ['step', 20, 500],
    ['hurt', 20, 180],
    ['bell', 1250, 2050],
    ['pings', 2000, 3300],
    ['points', 480, 720],
    ['roar', 60, 2000],
    ['breath', 120, 2400],
  ])('%s', (sound, from, to) => {
    expect(shareOf(made(sound, RATE), from, to)).toBeGreaterThan(0.75);
  });

  test('steel, pencil and card are bright, wood is not', () => {
    const bright = (sound: Sound) => shareOf(made(sound, RATE), 1500, 20_000);
    for (const sound of ['steel', 'pencil', 'card'] as const) expect(bright(sound)).toBeGreaterThan(0.8);
    expect(bright('tile')).toBeLessThan(0.4);
  });
});

test('a roar lasts 1.2 seconds, and is rough: its loudness goes up and down', () => {
  const samples = made('roar', RATE);
  expect(samples.length / RATE).toBeCloseTo(1.2, 2);
  const parts = Array.from({ length: 60 }, (_, n) => peak(samples.slice(RATE * (0.1 + n / 100), RATE * (0.11 + n / 100))));
  const turns = parts.filter((part, n) => n > 0 && n < 59 && part < parts[n - 1]! && part < parts[n + 1]!);
  expect(turns.length).toBeGreaterThan(8);
}); // prettier-ignore

test('dice rattle as long as they roll, then each lands', () => {
  const loudest = (samples: Samples, from: number, to: number) => peak(samples.slice(from * RATE, to * RATE));
  const [short, long] = [made('dice', RATE, { n: 1, length: 0.5 }), made('dice', RATE, { n: 4, length: 1.1 })];
  expect(long.length - short.length).toBeGreaterThan(0.6 * RATE);
  expect(loudest(short, 0.5, 0.56)).toBeGreaterThan(loudest(short, 0, 0.5));
  expect(loudest(long, 1.1, 1.4)).toBeGreaterThan(loudest(long, 0, 1.1));
  expect(loudest(long, 0.3, 0.6)).toBeGreaterThan(0);
});

test('many coins are more pings, up to five', () => {
  const length = (n: number) => made('pings', RATE, { n }).length;
  expect([length(1), length(3) > length(2), length(9)]).toEqual([length(2), true, length(5)]);
});
