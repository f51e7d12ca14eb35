/** Reads from the page where pieces and lines are. Everything is read at once, so that the browser lays out once. */
import type { Id } from '../../wire';
import type { Rect } from '../look/geometry';

const HOMES = '[data-board], [data-zone]';

/** The board or zone that a piece lies in. */
export interface Home {
  id: Id;
  rect: Rect;
}

export interface MeasuredPiece {
  id: Id;
  rect: Rect;
  home: Home | null;
}

export interface MeasuredLine {
  id: Id;
  home: Id | null;
  /** How many points it goes through. */
  points: number;
  /** Its pattern of dashes is its own, so it cannot be drawn by growing dashes. */
  dashed: boolean;
  /** In the units of its board. */
  length: number;
}

/** Where everything on the stage is. */
export interface Layout {
  pieces: readonly MeasuredPiece[];
  homes: ReadonlySet<Id>;
  lines: readonly MeasuredLine[];
}

/** The elements that were measured, in the same order. */
export interface Elements {
  pieces: readonly HTMLElement[];
  lines: readonly (SVGPathElement | null)[];
}

export interface Measured {
  layout: Layout;
  elements: Elements;
}

export function measure(stage: HTMLElement): Measured {
  const homes = new Map([...stage.querySelectorAll<HTMLElement>(HOMES)].map((home) => [home, measuredHome(home)]));
  const homeOf = (element: Element) => homes.get(element.closest<HTMLElement>(HOMES)!) ?? null;
  const pieces = [...stage.querySelectorAll<HTMLElement>('[data-piece]')];
  const strokes = [...stage.querySelectorAll<SVGGElement>('[data-stroke]')];
  const lines = strokes.map((stroke) => stroke.querySelector<SVGPathElement>('path.line'));
  return {
    layout: {
      pieces: pieces.map((piece) => ({
        id: piece.dataset['piece']!,
        rect: piece.getBoundingClientRect(),
        home: homeOf(piece),
      })),
      homes: new Set([...homes.values()].map(({ id }) => id)),
      lines: strokes.map((stroke, n) => ({
        id: stroke.dataset['stroke']!,
        home: homeOf(stroke)?.id ?? null,
        points: Number(stroke.dataset['points'] ?? 0),
        dashed: lines[n]?.hasAttribute('stroke-dasharray') ?? true,
        length: lines[n]?.getTotalLength() ?? 0,
      })),
    },
    elements: { pieces, lines },
  };
}

function measuredHome(home: HTMLElement): Home {
  return { id: home.dataset['board'] ?? home.dataset['zone'] ?? '', rect: home.getBoundingClientRect() };
}
