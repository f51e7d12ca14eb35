/** Lines that are drawn before the eyes: a pen goes along, what it meets is marked, then it is counted. */
import type { Board, Piece, Tableau, XY } from '../../wire';

/** The longest line takes so long, in milliseconds. */
export const WALK = 1500;
const TURN = 300;
const SAMPLES = 48;

/** When each of so many things on a line is met. */
export function metAt(n: number, of: number): number {
  return (WALK * (n + 1)) / (of + 1);
}

/** When each of several lines that follow each other begins, and how long it takes. */
export function shares(lengths: readonly number[]): { from: number; takes: number }[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let from = 0;
  return lengths.map((length) => {
    const share = { from, takes: (WALK * length) / whole };
    from += share.takes;
    return share;
  });
}

/** Set everything in motion. */
export function walk(stage: HTMLElement, tableau: Tableau, turned: readonly string[]): void {
  for (const board of tableau.boards) {
    const home = stage.querySelector<HTMLElement>(`[data-board="${CSS.escape(board.id)}"]`);
    if (home) walkBoard(home, board, tableau);
  }
  for (const id of turned) {
    pieceIn(stage, id)?.animate([{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'none' }], {
      duration: TURN,
      delay: WALK,
      fill: 'backwards',
      easing: 'cubic-bezier(.2,.7,.2,1)',
    });
  }
}

function walkBoard(home: HTMLElement, board: Board, { strokes, pieces }: Tableau): void {
  const lines = strokes
    .filter((stroke) => stroke.board === board.id)
    .flatMap(({ id }) => home.querySelector<SVGGElement>(`[data-stroke="${CSS.escape(id)}"]`) ?? []);
  const lengths = lines.map((line) => pathsOf(line)[0]?.getTotalLength() ?? 0);
  shares(lengths).forEach(({ from, takes }, n) => draw(lines[n]!, lengths[n]!, from, takes));
  const here = new Set(pieces.flatMap(({ id, at }) => (at.is === 'board' && at.board === board.id ? [id] : [])));
  const marks = pieces.filter(({ at }) => at.is === 'piece' && here.has(at.piece));
  marks.forEach(({ id }, n) => appear(pieceIn(home, id), metAt(n, marks.length)));
  const pen = pieces.find((piece) => here.has(piece.id) && pieceIn(home, piece.id)?.matches('.is-pawn'));
  if (pen) lead(home, pen, lines, lengths);
}

function draw(line: SVGGElement, length: number, delay: number, duration: number): void {
  const options: KeyframeAnimationOptions = { duration, delay, fill: 'backwards' };
  for (const path of pathsOf(line)) {
    path.animate(
      [
        { strokeDasharray: `${length} ${length}`, strokeDashoffset: length, opacity: 1 },
        { strokeDasharray: `${length} ${length}`, strokeDashoffset: 0 },
      ],
      options,
    );
  }
  for (const stop of line.querySelectorAll('circle')) appear(stop, delay);
}

function appear(element: Element | null | undefined, delay: number): void {
  element?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120, delay, fill: 'backwards' });
}

/** The pen goes along the lines, one after the other, to where it lies. */
function lead(home: HTMLElement, pen: Piece, lines: readonly SVGGElement[], lengths: readonly number[]): void {
  const drawing = home.querySelector('svg');
  if (pen.at.is !== 'board' || !drawing) return;
  const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
  const [ex, ey] = pen.at.xy;
  const frames = along(lines, lengths).map(([x, y]) => ({
    transform: `translate(${(x - ex) * scale}px, ${(y - ey) * scale}px)`,
  }));
  if (frames.length > 1) pieceIn(home, pen.id)?.animate(frames, { duration: WALK, fill: 'backwards' });
}

/** Points on the lines, at equal distances. */
function along(lines: readonly SVGGElement[], lengths: readonly number[]): XY[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: SAMPLES + 1 }, (_, n): XY | undefined => {
    let far = (whole * n) / SAMPLES;
    let at = 0;
    while (at + 1 < lengths.length && far > lengths[at]!) far -= lengths[at++]!;
    const point = lines[at] && pathsOf(lines[at]!)[0]?.getPointAtLength(far);
    return point && [point.x, point.y];
  }).filter((point) => point !== undefined);
}

const pathsOf = (line: SVGGElement) => [...line.querySelectorAll('path')];
const pieceIn = (home: Element, id: string) => home.querySelector(`[data-piece="${CSS.escape(id)}"]`);
