/** Plays the tracks of a recap with the Web Animations API. */
import type { Id, XY } from '../../wire';
import type { RecapTrack } from './recap-plan';

/** A pawn goes through this many points on its lines. */
const SAMPLES = 48;
const APPEAR = 120;

/** The length of every line on the page, in the units of its board. */
export function lineLengths(stage: HTMLElement): Map<Id, number> {
  const lines = [...stage.querySelectorAll<SVGGElement>('[data-stroke]')];
  return new Map(lines.map((line) => [line.dataset['stroke']!, pathsOf(line)[0]?.getTotalLength() ?? 0]));
}

export function playRecap(stage: HTMLElement, tracks: readonly RecapTrack[]): void {
  for (const track of tracks) play(stage, track);
}

function play(stage: HTMLElement, track: RecapTrack): void {
  const timing: KeyframeAnimationOptions = { duration: track.takes, delay: track.at, fill: 'backwards' };
  switch (track.is) {
    case 'line':
      return drawLine(lineIn(boardIn(stage, track.board), track.line), track.length, timing);
    case 'mark':
      return void pieceIn(stage, track.piece)?.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    case 'pen':
      return void pieceIn(stage, track.piece)?.animate(penFrames(stage, track), timing);
    case 'turn': {
      const frames = [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'none' }];
      return void pieceIn(stage, track.piece)?.animate(frames, { ...timing, easing: 'cubic-bezier(.2,.7,.2,1)' });
    }
  }
}

function drawLine(line: SVGGElement | null | undefined, length: number, timing: KeyframeAnimationOptions): void {
  if (!line) return;
  const frames = [
    { strokeDasharray: `${length} ${length}`, strokeDashoffset: length, opacity: 1 },
    { strokeDasharray: `${length} ${length}`, strokeDashoffset: 0 },
  ];
  for (const path of pathsOf(line)) path.animate(frames, timing);
  for (const stop of line.querySelectorAll('circle')) {
    stop.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, duration: APPEAR });
  }
}

/** From each point on the lines to where the pawn lies. */
function penFrames(stage: HTMLElement, { board, lines, to }: RecapTrack & { is: 'pen' }): Keyframe[] {
  const home = boardIn(stage, board);
  const drawing = home?.querySelector('svg');
  if (!drawing) return [];
  const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
  return along(lines.flatMap((line) => lineIn(home, line) ?? [])).map(([x, y]) => ({
    transform: `translate(${(x - to[0]) * scale}px, ${(y - to[1]) * scale}px)`,
  }));
}

/** Points on the lines, at equal distances. */
function along(lines: readonly SVGGElement[]): XY[] {
  const paths = lines.flatMap((line) => pathsOf(line)[0] ?? []);
  const lengths = paths.map((path) => path.getTotalLength());
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: SAMPLES + 1 }, (_, n): XY | undefined => {
    let far = (whole * n) / SAMPLES;
    let at = 0;
    while (at + 1 < lengths.length && far > lengths[at]!) far -= lengths[at++]!;
    const point = paths[at]?.getPointAtLength(far);
    return point && [point.x, point.y];
  }).filter((point) => point !== undefined);
}

const pathsOf = (line: SVGGElement) => [...line.querySelectorAll('path')];
const pieceIn = (home: Element, id: Id) => home.querySelector(`[data-piece="${CSS.escape(id)}"]`);
const boardIn = (stage: Element, id: Id) => stage.querySelector<HTMLElement>(`[data-board="${CSS.escape(id)}"]`);
const lineIn = (home: Element | null | undefined, id: Id) =>
  home?.querySelector<SVGGElement>(`[data-stroke="${CSS.escape(id)}"]`);
