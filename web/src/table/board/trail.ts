/** The way somebody went on a board, as lines from spot to spot along the links. Pure. */
import type { Board, Id, Link, XY } from '../../wire';

/** The longest part of the last step that the arrow may leave to the pawn. */
const MOST_LEFT = 0.6;
/** How far beyond the edge a way goes that comes back on the other side, as a share of the width. */
const BEYOND = 0.02;

/** The lines of a way, of its spots that lie on this board: one, and one more after each step over its edge. */
export function trailLines({ box, spots, links = [] }: Board, way: readonly Id[]): XY[][] {
  const at = new Map(spots.map((spot) => [spot.id, spot.at]));
  const here = way.filter((id) => at.has(id));
  if (here.length < 2) return [];
  const lines: XY[][] = [[at.get(here[0]!)!]];
  for (const [n, id] of here.slice(1).entries()) {
    const [from, to] = [at.get(here[n]!)!, at.get(id)!];
    const link = linkOf(links, here[n]!, id);
    if (link?.wraps) {
      const [out, back] = overEdge(from, to, box);
      lines.at(-1)!.push(out);
      lines.push([back, to]);
    } else lines.at(-1)!.push(...bends(link, here[n]!), to);
  }
  return lines;
}

function linkOf(links: readonly Link[], from: Id, to: Id): Link | undefined {
  return links.find((one) => (one.from === from && one.to === to) || (one.from === to && one.to === from));
}

/** The bends of a link in the direction one goes. */
function bends(link: Link | undefined, from: Id): XY[] {
  if (!link?.via) return [];
  return link.from === from ? link.via : link.via.toReversed();
}

/** Where a way leaves the board, and where it comes back. */
function overEdge(from: XY, to: XY, [left, , width]: Board['box']): [XY, XY] {
  const [west, east] = [left - width * BEYOND, left + width * (1 + BEYOND)];
  return from[0] <= to[0] ? [[west, from[1]], [east, to[1]]] : [[east, from[1]], [west, to[1]]]; // prettier-ignore
}

/** Where an arrow ends so that `room` is left before the last point, and its direction in degrees. */
export function arrowEnd(points: readonly XY[], room: number): { at: XY; angle: number } {
  const [[x0, y0], [x1, y1]] = points.slice(-2) as [XY, XY];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy) || 1;
  const left = Math.min(room, length * MOST_LEFT) / length;
  return { at: [x1 - dx * left, y1 - dy * left], angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
