/** How long things take when they are shown, at each tempo, in milliseconds. */
import type { Tempo } from '../../state/settings.svelte';
import type { Beat } from '../../wire';

export interface Times {
  /** Before the first act of a bot's turn. */
  pause: number;
  /** A piece goes from one zone to another, or comes to the table. */
  card: number;
  /** A piece moves on its board or within its zone. */
  step: number;
  /** A piece is laid on a board, or taken from one. */
  take: number;
  /** A counter changes, a piece is turned or hurt. */
  count: number;
  roll: number;
  /** Words that everybody is to read. */
  say: number;
  /** A great moment over the whole table, without what is drawn or thrown in it, and one in a panel. */
  full: number;
  inset: number;
  /** Each thing that is drawn in it. */
  drawn: number;
  /** One act, at most, without its great moments. */
  act: number;
  /** A whole turn of somebody else, at most. */
  turn: number;
  /** All turns of others until one's own, at most. */
  all: number;
}

export const TIMES: Readonly<Record<Tempo, Times>> = {
  instant: {
    pause: 0,
    card: 0,
    step: 0,
    take: 0,
    count: 0,
    roll: 0,
    say: 0,
    full: 0,
    inset: 0,
    drawn: 0,
    act: 300,
    turn: 300,
    all: 600,
  },
  brisk: {
    pause: 250,
    card: 320,
    step: 280,
    take: 500,
    count: 300,
    roll: 700,
    say: 900,
    full: 1800,
    inset: 900,
    drawn: 260,
    act: 2200,
    turn: 4500,
    all: 9000,
  },
  calm: {
    pause: 600,
    card: 700,
    step: 500,
    take: 900,
    count: 450,
    roll: 1100,
    say: 1600,
    full: 3200,
    inset: 1600,
    drawn: 480,
    act: 4400,
    turn: 9000,
    all: 20_000,
  },
};

/** How long a beat takes. A move and a taking are seen as the pieces that go; a recap and a great moment lie over the table by themselves. */
export function beatLength(beat: Beat, times: Times): number {
  switch (beat.do) {
    case 'roll':
      return times.roll;
    case 'flip':
    case 'hurt':
    case 'count':
    case 'shuffle':
      return times.count;
    case 'say':
      return beat.big ? times.say : 0;
    case 'move':
    case 'take':
    case 'recap':
    case 'moment':
      return 0;
  }
}
