/** The sheet of keys: what can be done now by a key, and what always can. Pure. */
import { plain, t } from '../../text/translate.svelte';
import type { Text } from '../../wire';
import * as picking from '../state/picking';
import type { Selection } from '../state/selection.svelte';

/** Keys that do the same: each is pressed alone, or several together. */
export type Keys = readonly (readonly string[])[];

export interface KeyLine {
  keys: Keys;
  words: string;
}

export interface KeyBox {
  title: string;
  icon: string;
  lines: readonly KeyLine[];
}

/** What the page around a table offers by keys. */
export interface PageKeys {
  /** About what one may do, and why. */
  understand?: readonly KeyLine[];
  /** About what is shown, and when. */
  time?: readonly KeyLine[];
}

type Open = Pick<Selection, 'choices' | 'gestures' | 'menu' | 'modes' | 'subset' | 'subsetLabel' | 'turns'>;

export const line = (words: string, ...keys: readonly string[]): KeyLine => ({ keys: keys.map((key) => [key]), words });

/** What a key is called where it is shown. */
export function keyName(key: string): string {
  const names: Record<string, string> = { Enter: '⏎', Backspace: '⌫', Delete: '⌦', Shift: '⇧', Escape: t('tbl-key-esc'), ' ': t('ui-key-space') }; // prettier-ignore
  return names[key] ?? (key.length === 1 ? key.toLocaleUpperCase() : key);
}

/** What can be chosen now by a key of its own: of choices with the same key the first one is named. */
export function openKeys({ choices, gestures, menu, modes, subset, subsetLabel }: Open): KeyLine[] {
  const main = picking.mainButton(choices);
  const keyed = choices.filter(({ key, targets }) => key && targets.length < 2);
  const lines: { key: string; words: Text }[] = [
    ...gestures.flatMap(({ key, label }) => (key && label ? [{ key, words: label }] : [])),
    ...menu.slice(0, 9).map(({ label }, n) => ({ key: String(n + 1), words: label })),
    ...keyed.map(({ key, label }) => ({ key: key!, words: label })),
    ...modes.map(({ key, label }) => ({ key, words: label })),
    ...(subset ? [{ key: subset.key ?? 'R', words: subsetLabel }] : []),
    ...(main && !main.key ? [{ key: 'Enter', words: main.label }] : []),
  ];
  const first = new Map<string, Text>();
  for (const { key, words } of lines) if (!first.has(key.toLowerCase())) first.set(key.toLowerCase(), words);
  return [...first].map(([key, words]) => line(plain(words), key === 'enter' ? 'Enter' : key));
}

/** The boxes of the sheet after that of what is open. */
export function alwaysKeys({ understand = [], time = [] }: PageKeys): KeyBox[] {
  return [
    {
      title: t('tbl-keys-choose'),
      icon: 'click',
      lines: [
        line(t('tbl-keys-next'), 'Tab'),
        { keys: [['L'], ['Shift', 'L']], words: t('tbl-keys-lit') },
        line(t('tbl-keys-move'), '↑', '↓', '←', '→'),
        line(t('tbl-keys-do'), 'Enter'),
        line(t('tbl-keys-back'), 'Escape'),
        line(t('tbl-keys-menu'), '1', '…', '9'),
        line(t('tbl-keys-turn'), 'R'),
        line(t('tbl-keys-undo'), 'Z'),
      ],
    },
    {
      title: t('tbl-keys-understand'),
      icon: 'light-bulb',
      lines: [
        line(t('tbl-keys-closer'), ' '),
        line(t('tbl-keys-rule'), 'I'),
        line(t('tbl-all-choices'), 'M'),
        ...understand,
        line(t('tbl-keys-sheet'), '?'),
      ],
    },
    { title: t('tbl-keys-time'), icon: 'backward-time', lines: [...time, line(t('ui-tempo'), 'S')] },
    {
      title: t('tbl-keys-table'),
      icon: 'meeple',
      lines: [line(t('tbl-keys-region'), 'F6'), line(t('tbl-keys-sound'), 'V')],
    },
  ];
}
