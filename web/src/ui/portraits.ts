/** The faces of the house players: strokes in a square of 100, by the name of the bot. */
import type { Tint } from '../wire';

/** What a stroke is painted with; `deep` is the dark of the face's own tint. */
export type Paint = 'paper' | 'shade' | 'dark' | 'deep' | 'gold' | 'plume';

/** A shape filled with paint or, with `line`, a line of that width. */
interface Stroke {
  paint: Paint;
  d: string;
  line?: number;
  opacity?: number;
}

export interface PortraitDrawing {
  /** The colour that shines behind it. */
  tint: Tint;
  strokes: readonly Stroke[];
}

export const PORTRAITS: Readonly<Record<string, PortraitDrawing>> = {
  pip: {
    tint: 'moss',
    strokes: [
      { paint: 'shade', d: 'M18 100c0-17 13-26 32-26s32 9 32 26Z' },
      { paint: 'dark', d: 'M41 70h18v12q-9 7-18 0Z' },
      { paint: 'paper', d: 'M30 46c0-3 2-12 20-12s20 9 20 12v8c0 13-9 23-20 23s-20-10-20-23Z' },
      { paint: 'deep', d: 'M28 55c-3-20 4-29 22-29s25 9 22 29c-4-1-5-6-6-11-9 3-23 3-32 0-1 5-2 10-6 11Z' },
      { paint: 'shade', d: 'M24 37c1-14 12-21 27-20 14 1 22 8 24 19-15-5-35-5-51 1Z' },
      { paint: 'dark', d: 'M24 37c16-6 36-6 51-1l1 4c-16-5-36-5-52 1Z' },
      { paint: 'paper', d: 'M70 28C74 12 84 6 92 7c0 11-7 20-19 24Z' },
      { paint: 'deep', d: 'M72 29C78 21 84 15 90 10', line: 1.6 },
      {
        paint: 'deep',
        d: 'M39.4 54a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0ZM55.4 54a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0Z',
      },
      { paint: 'deep', d: 'M43 65q7 5 14 0', line: 2.4 },
      { paint: 'dark', d: 'M49 57l-2 5h4', line: 1.8 },
    ],
  },
  gobbert: {
    tint: 'ochre',
    strokes: [
      {
        paint: 'shade',
        d: 'M22 100c2-15 13-21 28-21s26 6 28 21ZM29 50C18 50 6 42 2 29c12-2 22 2 30 10ZM71 50c11 0 23-8 27-21-12-2-22 2-30 10Z',
      },
      { paint: 'dark', d: 'M27 45c-7-2-13-6-17-12 7 0 13 3 19 8ZM73 45c7-2 13-6 17-12-7 0-13 3-19 8Z' },
      { paint: 'paper', d: 'M27 46c0-17 10-25 23-25s23 8 23 25c0 19-9 36-23 36S27 65 27 46Z' },
      { paint: 'deep', d: 'M32 41q8-4 14 2M68 41q-8-4-14 2', line: 3 },
      { paint: 'deep', d: 'M35 49a5 4.6 0 1 1 10 0a5 4.6 0 1 1 -10 0ZM55 49a5 4.6 0 1 1 10 0a5 4.6 0 1 1 -10 0Z' },
      {
        paint: 'paper',
        d: 'M40 47.5a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0ZM60 47.5a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0Z',
      },
      { paint: 'shade', d: 'M50 50c-3 6-6 9-3 12h6c3-3 0-6-3-12Z' },
      { paint: 'deep', d: 'M35 66c8 4 22 4 30 0-1 8-7 12-15 12s-14-4-15-12Z' },
      { paint: 'paper', d: 'M39 67.5l3 5 3-4 4 5 3-5 4 4 3-5.5Z' },
      { paint: 'gold', d: 'M7.5 40a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1 -11 0Z', line: 2.6 },
    ],
  },
  grumble: {
    tint: 'garnet',
    strokes: [
      { paint: 'shade', d: 'M12 100c2-16 14-24 38-24s36 8 38 24Z' },
      { paint: 'plume', d: 'M46 20C40 4 58-2 78 8c10 5 15 15 13 26C82 22 70 17 54 22Z' },
      { paint: 'deep', d: 'M54 21c14-5 26-2 37 13', line: 1.6, opacity: 0.6 },
      { paint: 'paper', d: 'M26 52c0-22 9-34 24-34s24 12 24 34v16c0 9-8 17-24 17s-24-8-24-17Z' },
      { paint: 'shade', d: 'M26 46l24 7 24-7v11l-24 8-24-8Z' },
      { paint: 'deep', d: 'M30 51l16 4.5v4L30 55ZM70 51l-16 4.5v4L70 55Z' },
      { paint: 'dark', d: 'M50 19v66', line: 2.6 },
      {
        paint: 'deep',
        d: 'M36.1 69a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0ZM42.1 71a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0ZM36.1 75.5a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0ZM42.1 77.5a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0ZM60.1 69a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0ZM54.1 71a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0ZM60.1 75.5a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0ZM54.1 77.5a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0Z',
      },
      { paint: 'dark', d: 'M23 50a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM69 50a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z' },
    ],
  },
  hush: {
    tint: 'slate',
    strokes: [
      { paint: 'shade', d: 'M10 100c3-19 15-28 40-28s37 9 40 28Z' },
      { paint: 'paper', d: 'M50 8c24 6 34 27 32 54-1 10-5 16-10 20H28c-5-4-9-10-10-20C16 35 26 14 50 8Z' },
      { paint: 'deep', d: 'M50 26c16 3 23 17 22 33-1 12-9 22-22 22s-21-10-22-22c-1-16 6-30 22-33Z' },
      { paint: 'dark', d: 'M29 62c6-5 36-5 42 0-2 11-9 19-21 19s-19-8-21-19Z' },
      { paint: 'paper', d: 'M35 52q6-5 11 0-5 4-11 0ZM65 52q-6-5-11 0 5 4 11 0Z' },
      {
        paint: 'deep',
        d: 'M39.1 51.8a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0ZM57.1 51.8a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0Z',
      },
      { paint: 'paper', d: 'M33 44l12 3M67 44l-12 3', line: 2 },
      { paint: 'shade', d: 'M50 8c-6 8-10 14-22 24M50 8c6 8 10 14 22 24', line: 2.4 },
      { paint: 'shade', d: 'M30 66q20-6 40 0', line: 1.6 },
    ],
  },
  anselm: {
    tint: 'umber',
    strokes: [
      { paint: 'dark', d: 'M8 100c3-20 16-27 42-27s39 7 42 27Z' },
      { paint: 'shade', d: 'M50 74l-14 26h28Z' },
      { paint: 'paper', d: 'M28 46c0-17 9-25 22-25s22 8 22 25v10c0 14-9 24-22 24S28 70 28 56Z' },
      {
        paint: 'deep',
        d: 'M28 50c-3-16 2-24 8-27-3 7-4 12-3 19 0 4-2 6-5 8ZM72 50c3-16-2-24-8-27 3 7 4 12 3 19 0 4 2 6 5 8Z',
      },
      { paint: 'shade', d: 'M27 55c4 3 9 4 14 3l9 4 9-4c5 1 10 0 14-3 2 22-8 40-23 40S25 77 27 55Z' },
      { paint: 'dark', d: 'M36 66c2 10 6 18 10 23M64 66c-2 10-6 18-10 23M50 68v24', line: 2 },
      { paint: 'deep', d: 'M42 65q8-5 16 0-8 5-16 0Z' },
      { paint: 'deep', d: 'M36 49q4.5-4 9 0M64 49q-4.5-4-9 0', line: 2.6 },
      { paint: 'dark', d: 'M34 43q6-4 12-1M66 43q-6-4-12-1', line: 3 },
      { paint: 'dark', d: 'M47 55q3 3 6 0', line: 2.2 },
    ],
  },
  ysolde: {
    tint: 'plum',
    strokes: [
      { paint: 'dark', d: 'M16 100c2-16 13-23 34-23s32 7 34 23Z' },
      { paint: 'shade', d: 'M26 46c-6 16-6 34-2 46l14-6V50ZM74 46c6 16 6 34 2 46l-14-6V50Z' },
      { paint: 'paper', d: 'M32 44h36v12c0 14-8 25-18 25S32 70 32 56Z' },
      {
        paint: 'deep',
        d: 'M8 47c12-8 26-11 42-11s30 3 42 11c-12 5-26 7-42 7S20 52 8 47ZM28 40C34 26 38 10 62 3c-3 6-3 9 1 13-3 2-5 3-6 5 6 4 11 11 15 19-14 4-30 4-44 0Z',
      },
      { paint: 'shade', d: 'M8 47c12-8 26-11 42-11s30 3 42 11c-12-4-26-6-42-6S20 43 8 47Z', opacity: 0.9 },
      { paint: 'gold', d: 'M30 36c13 3 27 3 40 0l2 4c-14 4-30 4-44 0Z' },
      { paint: 'deep', d: 'M38 60q5-4 9 0-4 3.5-9 0ZM62 60q-5-4-9 0 4 3.5 9 0Z' },
      { paint: 'dark', d: 'M49 62l-2 6h4', line: 1.8 },
      { paint: 'deep', d: 'M43 73q8 4 13-2', line: 2.4 },
    ],
  },
  corvin: {
    tint: 'lapis',
    strokes: [
      { paint: 'dark', d: 'M10 100c3-18 15-26 40-26s37 8 40 26Z' },
      {
        paint: 'shade',
        d: 'M34 78q16 12 32 0l6 22H28ZM30 44c0-14 8-21 20-21s20 7 20 21v14c0 12-8 22-20 22S30 70 30 58Z',
      },
      {
        paint: 'paper',
        d: 'M4 37c14-7 30-9 46-9s32 2 46 9c-13 6-29 8-46 8S17 43 4 37ZM28 33c0-14 4-22 22-22s22 8 22 22c-14 4-30 4-44 0Z',
      },
      { paint: 'deep', d: 'M28 29c14 4 30 4 44 0v5c-14 4-30 4-44 0Z' },
      { paint: 'paper', d: 'M33 50c10-6 24-6 34 0 0 10-4 16-8 22-3 6-5 14-9 23-4-9-6-17-9-23-4-6-8-12-8-22Z' },
      { paint: 'dark', d: 'M50 64v28', line: 1.8 },
      { paint: 'deep', d: 'M34.5 55a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0Z' },
      { paint: 'dark', d: 'M34.5 55a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0Z', line: 2.2 },
      { paint: 'deep', d: 'M52.5 55a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0Z' },
      { paint: 'dark', d: 'M52.5 55a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0Z', line: 2.2 },
      { paint: 'paper', d: 'M39 53q2-2 4-1M57 53q2-2 4-1', line: 1.8 },
      { paint: 'deep', d: 'M45 70l2 1M44 74l3 1M55 70l-2 1M56 74l-3 1', line: 1.7 },
    ],
  },
  owl: {
    tint: 'teal',
    strokes: [
      { paint: 'shade', d: 'M18 100c-2-14 0-24 4-32h56c4 8 6 18 4 32Z' },
      {
        paint: 'paper',
        d: 'M18 14c8 6 18 8 32 8s24-2 32-8c2 16 4 30 0 44-5 16-17 24-32 24S23 74 18 58c-4-14-2-28 0-44Z',
      },
      { paint: 'dark', d: 'M50 30c-6-8-20-12-29-9 1 9 5 14 11 17M50 30c6-8 20-12 29-9-1 9-5 14-11 17' },
      {
        paint: 'deep',
        d: 'M21.5 47a14.5 14.5 0 1 1 29 0a14.5 14.5 0 1 1 -29 0ZM49.5 47a14.5 14.5 0 1 1 29 0a14.5 14.5 0 1 1 -29 0Z',
      },
      {
        paint: 'gold',
        d: 'M21.5 47a14.5 14.5 0 1 1 29 0a14.5 14.5 0 1 1 -29 0ZM49.5 47a14.5 14.5 0 1 1 29 0a14.5 14.5 0 1 1 -29 0Z',
        line: 3,
      },
      { paint: 'paper', d: 'M30 48a7 7 0 1 1 14 0a7 7 0 1 1 -14 0ZM56 48a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z' },
      {
        paint: 'deep',
        d: 'M34.4 49a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1 -7.2 0ZM58.4 49a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1 -7.2 0Z',
      },
      { paint: 'dark', d: 'M50 52l6 7-6 11-6-11Z' },
      {
        paint: 'dark',
        d: 'M30 74q4 4 8 0 4 4 8 0 4 4 8 0 4 4 8 0 4 4 8 0M26 83q4 4 8 0 4 4 8 0 4 4 8 0 4 4 8 0 4 4 8 0 4 4 8 0M28 92q4 4 8 0 4 4 8 0 4 4 8 0 4 4 8 0 4 4 8 0',
        line: 2,
      },
    ],
  },
};
