import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Live, SceneStep } from '../../net/live-table.svelte';
import { settings } from '../../state/settings.svelte';
import { TIMES } from '../../table/motion/times';
import { asking, choice, PAWN, scene } from '../../table/state/scene.fixture';
import type { Beat, Scene, TableSeat } from '../../wire';
import { LEAST, Show } from './show.svelte';

const { card, pause, step, turn } = TIMES.brisk;
/** A timer that is set while time is advanced ends no sooner. */
const DRAWN = 1;
const SPOTS = ['a', 'b'];
const BOT = 1;
const FRIEND = 2;

let page: { visibilityState: string };
let told: ((step: SceneStep) => void)[];
let live: Live;
let show: Show;
let made: number;

/** A moment at which a seat is asked; the pawn stands on another spot than a moment before. */
function moment(waiting: number, rest: Partial<Scene> = {}): Scene {
  const pawn = { ...PAWN, at: { is: 'spot', spot: SPOTS[made % 2]! } } as const;
  const prompt = { mine: waiting === 0, title: '', waiting: [waiting] };
  return scene({ title: `${made}`, seq: made++, prompt, pieces: [pawn], ...rest });
}

function come(...scenes: Scene[]): void {
  for (const next of scenes) {
    const before = live.scene;
    (live as { scene: Scene }).scene = next;
    for (const tell of told) tell({ scene: next, before });
  }
}

/** What is on the stage after some time; a page is drawn at once. */
function stageAfter(time: number): unknown {
  vi.advanceTimersByTime(time);
  return show.scene?.title;
}

function begin(waiting: number): void {
  made = 0;
  told = [];
  const seats = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'person' }].map((each, seat) => ({ ...each, seat }));
  live = {
    scene: moment(waiting),
    info: { me: 0, seats: seats as TableSeat[] },
    follow: (tell: (step: SceneStep) => void) => {
      told.push(tell);
      return () => (told = told.filter((each) => each !== tell));
    },
  } as unknown as Live;
  show = new Show(live);
}

beforeEach(() => {
  vi.useFakeTimers();
  page = { visibilityState: 'visible' };
  vi.stubGlobal('document', page);
  settings.tempo = 'brisk';
  begin(BOT);
});

afterEach(() => {
  show.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an act is shown at once, the next ones each after the one before was seen', () => {
  come(moment(BOT), moment(BOT), moment(0));
  expect(show.scene?.title).toBe('1');
  expect(stageAfter(step - 1)).toBe('1');
  expect(stageAfter(1)).toBe('2');
  expect(stageAfter(DRAWN + step)).toBe('3');
  expect(show.isBehind).toBe(false);
});

test('acts without anything to see are shown with the next one, and so are their beats', () => {
  const beat = (piece: string): Beat => ({ do: 'move', pieces: [piece] });
  const first = moment(BOT);
  const still = { pieces: first.pieces };
  come(first, moment(BOT, { ...still, beats: [beat('b')] }), moment(BOT, { ...still, beats: [beat('c')] }), moment(0));
  expect(stageAfter(step)).toBe('4');
  expect(show.scene?.beats).toEqual([beat('b'), beat('c')]);
});

test('before the first act of a bot there is a pause', () => {
  begin(0);
  come(moment(BOT), moment(BOT), moment(0));
  expect(stageAfter(step + pause - 1)).toBe('1');
  expect(stageAfter(1)).toBe('2');
});

test('whoever skips sees the next act, and soon after that the next turn', () => {
  come(moment(BOT), moment(BOT), moment(BOT), moment(BOT), moment(FRIEND), moment(FRIEND), moment(0));
  expect(show.skip()).toBe(true);
  expect(show.scene?.title).toBe('2');
  vi.advanceTimersByTime(100);
  show.skip();
  expect(show.scene?.title).toBe('5');
  vi.advanceTimersByTime(1000);
  expect(show.catchUp()).toBe(false);
  expect(show.skip()).toBe(false);
});

test('two skips with time between them end one act each', () => {
  come(...Array.from({ length: 8 }, () => moment(BOT)));
  show.skip();
  vi.advanceTimersByTime(step - 20 + 180);
  const before = Number(show.scene?.title);
  vi.advanceTimersByTime(0);
  vi.setSystemTime(Date.now() + 1000);
  show.skip();
  expect(Number(show.scene?.title)).toBe(before + 1);
});

test('whoever chooses is at the present moment', () => {
  come(moment(BOT), moment(BOT), moment(0));
  expect(show.catchUp()).toBe(true);
  expect(show.scene?.title).toBe('3');
  expect(show.isBehind).toBe(false);
});

test('the question can be answered from the moment it is asked', () => {
  const asked = asking([choice(1, ['pawn'])], { title: 'asked' });
  come(moment(BOT), moment(BOT), asked);
  expect(show.scene?.title).toBe('1');
  expect(show.scene?.choices).toBe(asked.choices);
  expect(show.scene?.prompt).toBe(asked.prompt);
});

test('a turn takes no longer than a turn may', () => {
  const acts = 40;
  come(...Array.from({ length: acts }, () => moment(BOT)), moment(0));
  expect((acts + 1) * step).toBeGreaterThan(2 * turn);
  vi.advanceTimersByTime(turn + 2 * step);
  expect(show.isBehind).toBe(false);
});

test('acts that come one by one share what is left of the turn', () => {
  for (let n = 0; n < 60; n += 1) {
    come(moment(BOT));
    vi.advanceTimersByTime(turn / 60);
  }
  vi.advanceTimersByTime(2 * step);
  expect(show.isBehind).toBe(false);
});

test('all turns of others take no longer than they may', () => {
  const turns = Array.from({ length: 6 }, (_, n) => Array.from({ length: 20 }, () => moment(n % 2 ? FRIEND : BOT)));
  come(...turns.flat(), moment(0));
  expect(stageAfter(TIMES.brisk.all / 2)).not.toBe('121');
  vi.advanceTimersByTime(TIMES.brisk.all / 2 + 2 * card);
  expect(show.isBehind).toBe(false);
});

test('with the viewer’s own act the time begins anew', () => {
  come(...Array.from({ length: 40 }, () => moment(BOT)), moment(0));
  vi.advanceTimersByTime(turn + 2 * step);
  come(moment(BOT), moment(BOT), moment(BOT), moment(0));
  expect(stageAfter(step + pause)).toBe('43');
  expect(stageAfter(DRAWN + step)).toBe('44');
});

test('what the viewer does is shown at once', () => {
  begin(0);
  come(moment(0), moment(0), moment(BOT));
  expect(show.scene?.title).toBe('3');
  come(moment(BOT), moment(0));
  expect(stageAfter(step + pause - 1)).toBe('3');
  expect(stageAfter(1)).toBe('4');
});

test('instantly scenes that follow each other soon are shown as one', () => {
  settings.tempo = 'instant';
  come(moment(BOT), moment(BOT), moment(BOT));
  expect(show.scene?.title).toBe('1');
  expect(stageAfter(LEAST)).toBe('3');
  come(moment(BOT), moment(0)); // a question is there at once
  expect(show.scene?.title).toBe('5');
});

test('a whole scene, or one after choices were taken back, is shown as it is', () => {
  come(moment(BOT), moment(BOT), moment(BOT));
  const fresh = moment(0);
  (live as { scene: Scene }).scene = fresh;
  for (const tell of told) tell({ scene: fresh, before: null });
  expect(show.scene).toBe(fresh);
  expect(stageAfter(1000)).toBe(fresh.title);
});

test('a hidden page shows nothing, and is at the present moment when it comes back', () => {
  page.visibilityState = 'hidden';
  come(moment(BOT), moment(BOT), moment(0));
  expect(show.scene?.title).toBe('3');
});

test('the last recap stays with what is shown together', () => {
  const recap = { boards: [], zones: [], pieces: [], strokes: [], counters: [] };
  come(moment(BOT), moment(BOT, { recap, beats: [{ do: 'recap' }] }), moment(0));
  show.catchUp();
  expect(show.scene?.recap).toBe(recap);
  expect(show.scene?.title).toBe('3');
});

test('when the page is left, nothing follows any more', () => {
  show.stop();
  expect(told).toEqual([]);
});
