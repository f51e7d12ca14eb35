/** Names of tints as colours. */
import type { Amount, Tint } from '../../wire';

const KINDS = ['slate', 'lapis', 'garnet', 'plum', 'teal', 'moss', 'ochre', 'umber'];

/** The dark and the light colour of a picture panel. */
export function pair(tint: Tint): [string, string] {
  if (KINDS.includes(tint)) return [`var(--k-${tint})`, `var(--k-${tint}-2)`];
  return PAIRS[tint] ?? ['var(--k-slate)', 'var(--k-slate-2)'];
}

const PAIRS: Partial<Record<Tint, [string, string]>> = {
  paper: ['#cdb98f', '#f6ecd6'],
  sand: ['#9c8560', '#e3d0a6'],
  crystal: ['#5f76a6', '#cbdcf4'],
  rock: ['#2a221c', '#6a5743'],
  deep: ['#35201a', '#6d4334'],
  gold: ['#57410f', '#e8c163'],
  blood: ['#5f1d1a', '#d9615a'],
  life: ['#1d4a2f', '#6fcf8d'],
  arcane: ['#1d3a5c', '#7db8ef'],
};

/** The light and the dark end of ground one can walk on. */
export function ground(tint: Tint | undefined): [string, string] {
  return (tint && GROUNDS[tint]) || ['#e3d0a6', '#b69a6c'];
}

const GROUNDS: Partial<Record<Tint, [string, string]>> = {
  sand: ['#e3d0a6', '#b69a6c'],
  crystal: ['#cbdcf4', '#7b94c2'],
  rock: ['#4a3f36', '#2a221c'],
  deep: ['#d9bd94', '#a37f58'],
  gold: ['#f3d98d', '#d6ab52'],
  blood: ['#c98a78', '#7a4a41'],
  life: ['#cfe3b6', '#8fae72'],
  arcane: ['#b3a2dd', '#7d6aa8'],
  paper: ['#f7eedb', '#dcc8a2'],
  slate: ['#a9b4bd', '#6f7b86'],
  lapis: ['#9fbfe6', '#5d86bd'],
  garnet: ['#d49a92', '#8c4a45'],
  plum: ['#b9a0db', '#7d6aa8'],
  teal: ['#8fc7c0', '#4d8f89'],
  moss: ['#b9c78c', '#7e9458'],
  ochre: ['#ecca7f', '#b88f3f'],
  umber: ['#c9ac8d', '#8c6d50'],
};

/** What a printed box on paper is filled with, and its edge. */
export function printed(tint: Tint | undefined): [string, string] {
  return (tint && PRINTS[tint]) || ['#fbf4e4', 'var(--ink-2)'];
}

const PRINTS: Partial<Record<Tint, [string, string]>> = {
  paper: ['#fbf4e4', 'var(--ink-2)'],
  ochre: ['#f7ecd0', '#8a6410'],
  gold: ['#f0cf74', '#8a6410'],
  blood: ['#f3d9cd', 'var(--blood-ink)'],
  garnet: ['#f3d9cd', 'var(--blood-ink)'],
  life: ['#d9e6bd', '#5f7a38'],
  moss: ['#d9e6bd', '#5f7a38'],
  arcane: ['#d9e4f0', 'var(--arcane-ink)'],
  lapis: ['#d9e4f0', 'var(--arcane-ink)'],
  rock: ['#6a5743', '#4c3c2c'],
  deep: ['#2b2019', '#2b2019'],
  slate: ['#e6e2d8', '#5b5a55'],
};

/** The ink of what is printed in a box of this tint. */
export function printInk(tint: Tint | undefined): string {
  switch (tint) {
    case 'ochre':
    case 'gold':
      return '#6d4d07';
    case 'blood':
    case 'garnet':
      return 'var(--blood-ink)';
    case 'deep':
      return '#e59a92';
    case 'rock':
      return '#e9d9b8';
    case 'life':
    case 'moss':
      return 'var(--life-ink)';
    case 'arcane':
    case 'lapis':
      return 'var(--arcane-ink)';
    default:
      return 'var(--ink-2)';
  }
}

/** The colour of a tint with a meaning, on dark stone; undefined for other tints. */
export function meaning(tint: Tint | undefined): string | undefined {
  switch (tint) {
    case 'gold':
    case 'ochre':
      return 'var(--gold)';
    case 'blood':
    case 'garnet':
      return 'var(--blood)';
    case 'life':
    case 'moss':
      return 'var(--life)';
    case 'arcane':
    case 'lapis':
      return 'var(--arcane)';
    default:
      return undefined;
  }
}

/** Colours of well-known amounts on dark chips: one concept, one colour. */
const AMOUNTS: Record<string, string> = {
  'two-coins': '#f2d27e',
  'magic-palm': '#a9d2fb',
  broadsword: '#ffb1a6',
  'crossed-swords': '#ffb9ae',
  'walking-boot': '#b9e6b4',
  hearts: '#ff9c92',
  'magic-swirl': '#c9b4f5',
  'round-potion': '#a5e0b4',
  key: '#f2d27e',
  laurels: '#f2d27e',
  'round-star': '#f2d27e',
  'daemon-skull': '#ffb1a6',
};

const CHIP_TINTS: Partial<Record<Tint, string>> = {
  gold: '#f2d27e',
  blood: '#ffb1a6',
  life: '#b9e6b4',
  arcane: '#a9d2fb',
};

/** The colour of an amount's icon on a dark chip. */
export function onChip(amount: Amount): string {
  return (amount.tint && CHIP_TINTS[amount.tint]) ?? AMOUNTS[amount.icon] ?? '#eadfce';
}

/** Tints of well-known icons, where an amount brings none: one concept, one tint, in every game. */
const ICON_TINTS: Readonly<Record<string, Tint>> = {
  broadsword: 'blood',
  'crossed-swords': 'blood',
  'daemon-skull': 'blood',
  hearts: 'blood',
  key: 'gold',
  padlock: 'gold',
  'round-star': 'gold',
  'two-coins': 'gold',
};

/** The tint of an amount: its own, else that of its icon. */
export function tintOf({ tint, icon }: Pick<Amount, 'tint' | 'icon'>): Tint | undefined {
  return tint ?? ICON_TINTS[icon];
}
