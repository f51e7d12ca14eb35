import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const started: string[] = [];
let contexts = 0;
const listeners = new Map<string, () => void>();

class Node {
  gain = { value: 0, setTargetAtTime: () => {} };
  playbackRate = { value: 1 };
  buffer = { duration: 1 };
  connect = (to: unknown) => to;
  start = () => void started.push('sound');
  stop = () => {};
}

class Context {
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  constructor() {
    contexts++;
  }
  createGain = () => new Node();
  createWaveShaper = () => new Node();
  createBufferSource = () => new Node();
  createBuffer = () => ({ duration: 1, copyToChannel: () => {} });
}

async function fresh() {
  vi.resetModules();
  const { settings } = await import('../settings.svelte');
  const { captions } = await import('./captions.svelte');
  Object.assign(settings, { sound: true, captions: false, onlyTurn: false, tempo: 'brisk' });
  return { settings, captions, ...(await import('./play')) };
}

/** What is loaded by a click is there. */
const loaded = () => vi.waitFor(async () => void (await import('./band')));

beforeEach(() => {
  started.length = contexts = 0;
  listeners.clear();
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => listeners.set(name, hear));
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is heard before the first click or key, and what was not heard is not made up for', async () => {
  const { awaitFirstClick, play } = await fresh();
  awaitFirstClick();
  play('turn');
  await loaded();
  expect([contexts, started]).toEqual([0, []]);
  for (const kind of ['pointerup', 'keydown']) expect(listeners.has(kind)).toBe(true);
  listeners.get('pointerup')!();
  await loaded();
  expect([contexts, started]).toEqual([1, []]);
  play('turn');
  await vi.waitFor(() => expect(started).toHaveLength(1));
});

test('where sound is off nothing is loaded, until it is switched on', async () => {
  const { awaitFirstClick, play, settings, switchSound } = await fresh();
  settings.sound = false;
  awaitFirstClick();
  listeners.get('keydown')!();
  play('turn');
  expect(contexts).toBe(0);
  switchSound();
  await vi.waitFor(() => expect(started).toHaveLength(1)); // one hears that it is on
  switchSound();
  play('turn');
  await loaded();
  expect([settings.sound, started.length]).toEqual([false, 1]);
});

test('who cannot hear can read, with sound off, too', async () => {
  const { captions, play, settings } = await fresh();
  Object.assign(settings, { sound: false, captions: true });
  play('roar');
  play('guest');
  play('roar');
  await vi.waitFor(() => expect(captions.shown.map(({ sound }) => sound)).toEqual(['guest', 'roar']));
});
