/** What sounds are made of: noise, tones and filters, as plain samples. Pure, and the same every time. */

export type Samples = Float32Array<ArrayBuffer>;

/** Numbers from 0 to 1 that follow from a seed. */
export function chances(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

export function silence(seconds: number, rate: number): Samples {
  return new Float32Array(Math.ceil(seconds * rate));
}

/** Samples from a function of the time in seconds. */
export function drawn(seconds: number, rate: number, at: (time: number) => number): Samples {
  return silence(seconds, rate).map((_, n) => at(n / rate));
}

export function noise(seconds: number, rate: number, seed = 1): Samples {
  const chance = chances(seed);
  return silence(seconds, rate).map(() => chance() * 2 - 1);
}

/** Loud at once, then fainter: to a thousandth after `length` seconds. */
export function decay(time: number, length: number): number {
  return Math.min(1, time / 0.002) * 10 ** ((-3 * time) / length);
}

/** A tone that fades. */
export function tone(pitch: number, length: number, rate: number): Samples {
  return drawn(length, rate, (time) => Math.sin(2 * Math.PI * pitch * time) * decay(time, length));
}

export function triangle(pitch: number, length: number, rate: number): Samples {
  return drawn(length, rate, (time) => (Math.asin(Math.sin(2 * Math.PI * pitch * time)) * 2 * decay(time, length)) / Math.PI); // prettier-ignore
}

export function shaped(samples: Samples, rate: number, by: (time: number) => number): Samples {
  return samples.map((sample, n) => sample * by(n / rate));
}

type Kind = 'band' | 'low' | 'high';

/** Let through what lies around a pitch, below or above it; `narrow` is the quality of the filter. */
export function filtered(samples: Samples, kind: Kind, pitch: number, narrow: number, rate: number): Samples {
  const turn = (2 * Math.PI * pitch) / rate;
  const [cos, alpha] = [Math.cos(turn), Math.sin(turn) / (2 * narrow)];
  const whole = 1 + alpha;
  const side = kind === 'band' ? 0 : kind === 'low' ? 1 - cos : -1 - cos;
  const b = kind === 'band' ? [alpha, 0, -alpha] : [Math.abs(side) / 2, side, Math.abs(side) / 2];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = (b[0]! * x + b[1]! * x1 + b[2]! * x2 + 2 * cos * y1 - (1 - alpha) * y2) / whole;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  });
}

/** A sound that begins after some seconds, at a share of its loudness. */
export interface Part {
  samples: Samples;
  at?: number;
  share?: number;
}

/** Several sounds as one. */
export function mixed(rate: number, parts: readonly Part[]): Samples {
  const begins = ({ at = 0 }: Part) => Math.round(at * rate);
  const whole = new Float32Array(Math.max(...parts.map((part) => begins(part) + part.samples.length)));
  for (const part of parts) {
    const [begin, share] = [begins(part), part.share ?? 1];
    part.samples.forEach((sample, n) => (whole[begin + n]! += sample * share));
  }
  return whole;
}

/** The greatest sample. */
export function peak(samples: Samples): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** As loud as it should be at its loudest, in decibels below full. */
export function atPeak(samples: Samples, decibels: number): Samples {
  const by = 10 ** (decibels / 20) / (peak(samples) || 1);
  return samples.map((sample) => sample * by);
}

/** A plucked string (Karplus and Strong): noise that goes round and loses its edges. */
export function plucked(pitch: number, length: number, rate: number): Samples {
  const string = noise(1 / pitch, rate, pitch);
  const loss = 10 ** (-3 / (pitch * length));
  const samples = silence(length, rate);
  for (let n = 0; n < samples.length; n++) {
    const [here, next] = [n % string.length, (n + 1) % string.length];
    samples[n] = string[here]!;
    string[here] = ((string[here]! + string[next]!) / 2) * loss;
  }
  return samples;
}
