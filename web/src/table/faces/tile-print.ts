/** What is printed on a tile of 120 by 120 units: amounts, connectors, the bricks of a walled side. Pure. */
import type { Amount, Chest } from '../../wire';
import { onChip } from '../look/colours';

/** An icon or words at a place of a row. */
export interface PrintedItem {
  x: number;
  icon?: string;
  text?: string;
  size: number;
  tint: string;
}

const PALE = '#d0c2ad';
/** How wide a digit is, in sizes of the type. */
const DIGIT = 0.52;

/** Amounts from left to right from x = 0, and how wide they are together. */
export function inRow(amounts: readonly Amount[], size: number): { items: PrintedItem[]; width: number } {
  const items: PrintedItem[] = [];
  let x = 0;
  const text = (words: string, tint = '#fff') => {
    items.push({ x, text: words, size, tint });
    x += size * DIGIT * words.length + 1;
  };
  const icon = (name: string, scale: number, tint: string) => {
    items.push({ x, icon: name, size: size * scale, tint });
    x += size * (scale + 0.06);
  };
  for (const amount of amounts) {
    if (amount.late) icon('sands-of-time', 0.85, PALE);
    if (amount.n !== undefined && amount.n !== 1) text(String(amount.n));
    icon(amount.icon, 1.02, onChip(amount));
    if (amount.per) {
      text(amount.every ? `/${amount.every}` : '×', PALE);
      icon(amount.per, 0.95, PALE);
    }
    x += size * 0.3;
  }
  return { items, width: Math.max(0, x - size * 0.3) };
}

/** An icon on a connector, with a number unless it is 1. */
export interface ConnectorPart {
  n?: number | string | undefined;
  icon: string;
  tint: string;
}

/** What a connector gives, and last what must lie beyond it. */
export function connectorParts(gain: readonly Amount[]): ConnectorPart[] {
  const given = gain.map((amount) => ({
    n: amount.n === 1 ? undefined : amount.n,
    icon: amount.icon,
    tint: onChip(amount),
  }));
  const need = gain.flatMap((amount) => (amount.need ? [{ icon: amount.need, tint: '#d0e0c0' }] : []));
  return [...given, ...need];
}

/** The joints of two courses of bricks, as wide and deep as a connector. */
export function bricks(half: number, deep: number): string {
  const middle = deep / 2;
  const joints = Array.from({ length: Math.ceil(half / 5.5) + 1 }, (_, n) => (n - Math.ceil(half / 11)) * 11);
  const course = (off: number, from: number, most: number) =>
    joints
      .map((x) => x + off)
      .filter((x) => Math.abs(x) < most)
      .map((x) => `M${x} ${from}v${middle}`);
  return [`M${-half - 1} ${middle}H${half + 1}`, ...course(0, 0, half), ...course(5.5, middle, half - 3)].join('');
}

/** The size of the numbers on a chest, the width of its picture with its edges, and how wide a chest is. */
export const CHEST_TYPE = 12.4;
const PICTURE = 20;
const CHEST_EDGE = 4;
const CHEST = { least: 26, most: 40 };

/** Whether a shut chest shows its picture beside what it gives; `more`: how much larger its numbers are than designed. */
export function isPictured({ gain }: Chest, more: number): boolean {
  return more <= 1.05 && inRow(gain, CHEST_TYPE).width <= CHEST.most - PICTURE;
}

export function chestWidth(chest: Chest, open: boolean, more: number): number {
  if (open || isPictured(chest, more)) return CHEST.most;
  return Math.min(CHEST.most, Math.max(CHEST.least, inRow(chest.gain, CHEST_TYPE * more).width + CHEST_EDGE));
}
