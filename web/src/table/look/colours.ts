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

/** What a tint says of a number, apart from what it is. */
export type Meaning = 'gold' | 'blood' | 'life' | 'arcane';

const MEANINGS: Partial<Record<Tint, Meaning>> = {
  gold: 'gold',
  ochre: 'gold',
  blood: 'blood',
  garnet: 'blood',
  life: 'life',
  moss: 'life',
  arcane: 'arcane',
  lapis: 'arcane',
};

/** The meaning of a tint; undefined for a tint without one. */
export function meaningOf(tint: Tint | undefined): Meaning | undefined {
  return tint && MEANINGS[tint];
}

/** The colour of a tint with a meaning, on dark stone; undefined for other tints. */
export function meaning(tint: Tint | undefined): string | undefined {
  const meant = meaningOf(tint);
  return meant && `var(--${meant})`;
}

const CHIP_TINTS: Partial<Record<Tint, string>> = {
  gold: '#f2d27e',
  blood: '#ffb1a6',
  garnet: '#ff9c92',
  life: '#b9e6b4',
  teal: '#a5e0b4',
  arcane: '#a9d2fb',
  plum: '#c9b4f5',
};

/** The colour of an amount's icon on a dark chip. */
export function onChip({ tint }: Pick<Amount, 'tint'>): string {
  return (tint && CHIP_TINTS[tint]) ?? '#eadfce';
}
