/** What a person has set for this browser. */
import { remember, remembered } from '../browser/local-memory';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'calm';
/** How fast the table shows what happens. */
export type Tempo = 'instant' | 'brisk' | 'calm';
export const TEMPOS: readonly Tempo[] = ['instant', 'brisk', 'calm'];

function flag(name: string, first: boolean): boolean {
  return (remembered(name) ?? String(first)) === 'true';
}

function share(name: string, usual: number): number {
  const kept = Number.parseFloat(remembered(name) ?? '');
  return kept >= 0 && kept <= 1 ? kept : usual;
}

function oneOf<T extends string>(name: string, known: readonly T[], usual: T = known[0]!): T {
  const kept = remembered(name);
  return known.find((each) => each === kept) ?? usual;
}

class Settings {
  theme = $state<Theme>(oneOf('theme', ['system', 'dark', 'light']));
  motion = $state<Motion>(oneOf('motion', ['system', 'full', 'calm']));
  /** How fast what others do is shown. */
  tempo = $state<Tempo>(oneOf('tempo', TEMPOS, 'brisk'));
  /** On a touch screen the first tap plays; else it previews. */
  oneTap = $state(flag('oneTap', false));
  /** Single letters are keys of the table. */
  letters = $state(flag('letters', true));
  sound = $state(flag('sound', true));
  /** How loud all sounds are, from 0 to 1. */
  volume = $state(share('volume', 0.5));
  /** Of all sounds only that of the viewer's turn is heard. */
  onlyTurn = $state(flag('onlyTurn', false));
  /** Sounds are shown as words, too. */
  captions = $state(flag('captions', false));
  /** Tell me when it is my turn, also when the page is hidden. */
  notify = $state(flag('notify', false));
  /** What the system asks for, followed live. */
  systemLight = $state(asked('(prefers-color-scheme: light)'));
  systemCalm = $state(asked('(prefers-reduced-motion: reduce)'));

  get light(): boolean {
    return this.theme === 'light' || (this.theme === 'system' && this.systemLight);
  }

  /** Reduced motion: nothing moves. */
  get calm(): boolean {
    return this.motion === 'calm' || (this.motion === 'system' && this.systemCalm);
  }
}

function asked(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

export const settings = new Settings();

export type Setting = 'theme' | 'motion' | 'tempo' | 'oneTap' | 'letters' | 'notify' | SoundSetting;
export type SoundSetting = 'sound' | 'volume' | 'onlyTurn' | 'captions';

/** Change a setting and keep it. */
export function set<K extends Setting>(name: K, value: Settings[K]): void {
  settings[name] = value as never;
  remember(name, String(value));
  show();
}

/** Apply the settings to the page. */
export function show(): void {
  const page = document.documentElement;
  page.dataset['theme'] = settings.light ? 'light' : 'dark';
  page.dataset['motion'] = settings.calm ? 'calm' : 'full';
}

/** Follow the system's settings from now on. */
export function followSystem(): void {
  follow('(prefers-color-scheme: light)', (on) => (settings.systemLight = on));
  follow('(prefers-reduced-motion: reduce)', (on) => (settings.systemCalm = on));
  show();
}

function follow(query: string, tell: (on: boolean) => void): void {
  matchMedia(query).addEventListener('change', (event) => {
    tell(event.matches);
    show();
  });
}
