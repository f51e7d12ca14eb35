/** What is printed on a board. Spots that look alike become one path, so that there is little to draw. */
import type { Board, Spot } from '../../wire';
import { halves, outline } from '../look/geometry';
import { grouped } from '../state/stable-groups';
import { ground, printed, printInk } from '../look/colours';
import { onTwoLines } from '../../text/two-lines';

/** How the ground of spots is drawn. */
export interface Paint {
  fill: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
}
export interface Print extends Paint {
  d: string;
}

interface Painted {
  d: string;
  paint: Paint;
}

/** The ground of all spots of a board; `u` is one pixel of the design in its units. */
export function prints(board: Board, u: number): Print[] {
  const all = board.spots.flatMap((spot) => painted(spot, board.skin === 'paper', u));
  const alike = grouped(all, ({ paint }) => JSON.stringify(paint));
  return [...alike.values()].map((some) => ({ ...some[0]!.paint, d: some.map(({ d }) => d).join('') }));
}

function painted(spot: Spot, paper: boolean, u: number): Painted[] {
  switch (spot.style ?? 'room') {
    case 'room':
      return [
        {
          d: outline(spot, paper ? 3 * u : 4 * u),
          paint: { fill: paper ? '#5b4937' : '#100b08', opacity: paper ? 1 : 0.8 },
        },
      ];
    case 'cell':
      return [paper ? paperCell(spot, u) : darkCell(spot, u)];
    case 'slot':
      return [{ d: outline(spot), paint: slotPaint(paper, u) }];
    case 'print':
      return spot.shape === 'dot' ? [] : [{ d: outline(spot), paint: boxPaint(spot, paper, u) }];
    default:
      return [];
  }
}

function paperCell(spot: Spot, u: number): Painted {
  const { inset = false } = spot;
  const [fill, edge] = spot.tint ? printed(spot.tint) : ['#f4e9d2', '#bba57d'];
  return { d: outline(spot, inset ? -2 * u : 0), paint: { fill, stroke: inset ? '#bba57d' : edge, width: 1.2 * u } };
}

function darkCell(spot: Spot, u: number): Painted {
  const fill = spot.tint ? ground(spot.tint)[1] : 'rgb(255 255 255 / .02)';
  return { d: outline(spot, -u), paint: { fill, stroke: 'rgb(240 230 200 / .12)', width: 1.5 * u } };
}

function slotPaint(paper: boolean, u: number): Paint {
  return {
    fill: paper ? 'rgb(90 66 34 / .1)' : 'rgb(0 0 0 / .28)',
    stroke: paper ? '#8a6410' : 'var(--line-2)',
    width: 1.4 * u,
    dash: `${4 * u} ${3 * u}`,
  };
}

function boxPaint(spot: Spot, paper: boolean, u: number): Paint {
  const [fill, stroke] = paper ? printed(spot.tint) : ['#1d1815', 'var(--line-2)'];
  return { fill, stroke, width: 1.3 * u };
}

/** An icon, a word or a number that is printed on a spot; a plate lies below a small number. */
export interface Inscription {
  icon?: { name: string; x: number; y: number; size: number; tone: string };
  plate?: { x: number; y: number; r: number };
  words: { text: string; x: number; y: number; size: number; weight: number; tone: string; name?: boolean }[];
}

/** How a board is printed: on paper; one pixel of the design and the least size of type, in its units. */
export interface PrintStyle {
  paper: boolean;
  u: number;
  least: number;
}

/** What a spot is inscribed with: `name` is what it is called, `count` a number that stands there. */
export function inscription(spot: Spot, style: PrintStyle, name: string, count?: number | string): Inscription {
  const { paper, u, least } = style;
  const [w, h] = halves(spot.size);
  const [x, y] = spot.at;
  const small = Math.min(w, h);
  const wide = w > h * 1.35;
  const text = String(spot.badge?.n ?? count ?? '');
  const icon = spot.shape === 'bone' ? undefined : (spot.icon ?? (spot.badge?.icon || undefined));
  if (icon && printsName(spot, u)) return named(spot, icon, small, onTwoLines(capital(name)), style);
  const size = small * (spot.style === 'print' && spot.shape === 'dot' ? 2 : wide && text ? 1.15 : 1.32);
  const drawn = icon && {
    name: icon,
    ...middle(wide && text ? x + w * 0.45 : x, y, size),
    size,
    tone: iconTone(spot, paper),
  };
  const found: Inscription = { ...(drawn && { icon: drawn }), words: [] };
  if (!text) return found;
  if (drawn && !wide) {
    const [px, py] = isHexagon(spot) ? [x, y + h * 0.54] : [x + w * 0.75, y + h * 0.75];
    const size = Math.max(12.5 * u, least);
    return {
      ...found,
      plate: { x: px, y: py, r: size * 0.72 },
      words: [{ text, x: px, y: py + size * 0.35, size, weight: 800, tone: '#fff' }],
    };
  }
  const tall = Math.max(Math.min(small * 1.12, (w * 2.6) / Math.max(2, text.length)), least);
  const weight = count !== undefined ? 800 : spot.tint === 'blood' ? 700 : 500;
  const tone = paper ? printInk(spot.tint) : '#f4eadb';
  return { ...found, words: [{ text, x: drawn ? x - w * 0.3 : x, y: y + tall * 0.35, size: tall, weight, tone }] };
}

/** A room of several squares prints its name. */
function printsName(spot: Spot, u: number): boolean {
  return (spot.style ?? 'room') === 'room' && Math.min(...halves(spot.size)) > u * 44 && spot.icon !== undefined;
}

/** A name that would be too small to read is left out. */
function named(
  spot: Spot,
  icon: string,
  small: number,
  lines: readonly string[],
  { u, least }: PrintStyle,
): Inscription {
  const [x, y] = spot.at;
  const two = lines.length > 1;
  const size = small * (two ? 1.1 : 1.25);
  const letters = Math.min(17 * u, (halves(spot.size)[0] * 3.6) / Math.max(...lines.map((line) => line.length)));
  if (letters < least) return { icon: { name: icon, ...middle(x, y, size), size, tone: '#6b460d' }, words: [] };
  return {
    icon: { name: icon, ...middle(x, y - small * (two ? 0.26 : 0.14), size), size, tone: '#6b460d' },
    words: lines.map((text, n) => ({
      text,
      x,
      y: y + small * 0.86 - (lines.length - 1 - n) * letters,
      size: letters,
      weight: 600,
      tone: '#3c2808',
      name: true,
    })),
  };
}

function middle(x: number, y: number, size: number): { x: number; y: number } {
  return { x: x - size / 2, y: y - size / 2 };
}

function iconTone(spot: Spot, paper: boolean): string {
  if (paper) return printInk(spot.tint);
  return (spot.style ?? 'room') === 'room'
    ? 'rgb(40 26 14 / .6)'
    : spot.style === 'print'
      ? '#d0c2ad'
      : 'rgb(40 26 14 / .72)';
}

/** A hexagon has no corner at the lower right for a number. */
function isHexagon({ shape }: Spot): boolean {
  return shape === 'hex' || shape === 'flathex';
}

function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Whether there is more on a spot than its ground: an icon, a name, words. */
export function isInscribed(spot: Spot): boolean {
  return spot.style !== 'empty' && (spot.icon !== undefined || spot.badge !== undefined);
}
