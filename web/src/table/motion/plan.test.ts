import { describe, expect, it } from 'vitest';
import type { Beat, Board, Face, Piece, Scene } from '../../wire';
import { CAVE, scene } from '../state/scene.fixture';
import type { Home, Layout, MeasuredLine, MeasuredPiece } from './measure';
import { plan } from './plan';
import { TIMES } from './times';
import type { Track } from './tracks';

const BOARD: Home = { id: 'cave', rect: { left: 0, top: 0, width: 400, height: 400 } };
const ROW: Home = { id: 'row', rect: { left: 500, top: 0, width: 400, height: 100 } };
const DISCARD: Home = { id: 'discard', rect: { left: 500, top: 200, width: 100, height: 140 } };
const HOMES = new Set(['cave', 'row', 'discard']);

const at = (id: string, left: number, top: number, home: Home | null, width = 40): MeasuredPiece => ({
  id,
  rect: { left, top, width, height: width },
  home,
});
const line = (points: number, length: number, rest: Partial<MeasuredLine> = {}): MeasuredLine => ({
  id: 'path',
  home: 'cave',
  points,
  length,
  dashed: false,
  ...rest,
});
const layout = (pieces: MeasuredPiece[], rest: Partial<Layout> = {}): Layout => ({
  pieces,
  homes: HOMES,
  lines: [],
  ...rest,
});

interface Given {
  before: Layout;
  after: Layout;
  beats?: Beat[];
  calm?: boolean;
  old?: Partial<Scene>;
  now?: Partial<Scene>;
}

function tracks({ before, after, beats = [], calm = false, old = {}, now = {} }: Given): Track[] {
  return plan({ before, after, calm, times: TIMES.brisk, old: scene(old), now: scene({ beats, ...now }) });
}

/** The tracks of beats alone: nothing on the stage has changed. */
function beatTracks(beats: Beat[], rest: Partial<Given> = {}): Track[] {
  const still = layout([at('pawn', 10, 10, BOARD)]);
  return tracks({ before: still, after: still, beats, ...rest });
}

const PAWN = at('pawn', 10, 10, BOARD);

describe('a piece', () => {
  it('that moves on its board glides from where it was', () => {
    expect(tracks({ before: layout([PAWN]), after: layout([at('pawn', 110, 60, BOARD)]) })).toEqual([
      {
        is: 'glide',
        target: { piece: 'pawn', element: 0 },
        at: 0,
        takes: 280,
        by: [-100, -50],
        scale: 1,
        flies: false,
      },
    ]);
  });

  it('that is bought flies from the row to its new zone, and takes longer', () => {
    const before = layout([at('card', 500, 0, ROW, 80)]);
    const after = layout([at('card', 500, 200, DISCARD, 40)]);
    expect(tracks({ before, after })).toEqual([
      { is: 'glide', target: { piece: 'card', element: 0 }, at: 0, takes: 320, by: [20, -180], scale: 2, flies: true },
    ]);
  });

  it('that is drawn and was not there appears', () => {
    const after = layout([PAWN, at('card', 500, 0, ROW)]);
    expect(tracks({ before: layout([PAWN]), after })).toEqual([
      { is: 'appear', target: { piece: 'card', element: 1 }, at: 0, takes: 120, grows: true },
    ]);
  });

  it('that is gone leaves no track, and what lies still has none', () => {
    const before = layout([PAWN, at('card', 500, 0, ROW)]);
    expect(tracks({ before, after: layout([at('pawn', 12, 11, BOARD)]) })).toEqual([]);
  });

  it('of the first scene does not appear, nor one that comes up with its board or zone', () => {
    expect(tracks({ before: layout([], { homes: new Set() }), after: layout([PAWN]) })).toEqual([]);
    const hidden = layout([at('card', 500, 0, ROW)], { homes: new Set(['row']) });
    expect(tracks({ before: hidden, after: layout([at('card', 500, 0, ROW), PAWN]) })).toEqual([]);
  });

  it('has not moved when its whole board has', () => {
    const moved: Home = { id: 'cave', rect: { left: 100, top: 50, width: 200, height: 200 } };
    expect(tracks({ before: layout([PAWN]), after: layout([at('pawn', 105, 55, moved, 20)]) })).toEqual([]);
  });

  it('that keeps its place on a growing board does not move when the board is refitted', () => {
    const boards: Board[] = [{ ...CAVE, grows: true }];
    const before = layout([PAWN]);
    const after = layout([at('pawn', 60, 60, BOARD)]);
    expect(tracks({ before, after, now: { boards }, old: { boards } })).toEqual([]);
    const elsewhere: Piece = { id: 'pawn', face: 'pawn:0', label: '', at: { is: 'spot', spot: 'b' } };
    expect(tracks({ before, after, now: { boards }, old: { boards, pieces: [elsewhere] } })).toHaveLength(1);
  });

  it('of many begins later, and the last not much later', () => {
    const many = Array.from({ length: 40 }, (_, n) => n);
    const place = (top: number) => layout(many.map((n) => at(`cube:${n}`, n * 10, top, BOARD)));
    const starts = tracks({ before: place(0), after: place(50) }).map((track) => track.at);
    expect([starts[0], starts[1], starts.at(-1)]).toEqual([0, 15, 585]);
    const few = {
      before: layout([PAWN, at('x', 0, 0, BOARD)]),
      after: layout([at('pawn', 90, 0, BOARD), at('x', 90, 90, BOARD)]),
    };
    expect(tracks(few).map((track) => track.at)).toEqual([0, 40]);
  });

  it('without a width, behind a closed tab, does not glide', () => {
    expect(tracks({ before: layout([PAWN]), after: layout([at('pawn', 0, 0, BOARD, 0)]) })).toEqual([]);
  });

  it('wears a ring instead of moving where motion is reduced, and appears without growing', () => {
    const after = layout([at('pawn', 110, 60, BOARD), at('card', 500, 0, ROW)]);
    expect(tracks({ before: layout([PAWN]), after, calm: true })).toEqual([
      { is: 'ring', target: { piece: 'pawn', element: 0 }, at: 0, takes: 2000 },
      { is: 'appear', target: { piece: 'card', element: 1 }, at: 40, takes: 120, grows: false },
    ]);
  });
});

describe('a line', () => {
  const withLines = (...lines: MeasuredLine[]) => layout([PAWN], { lines });

  it('is drawn on from where it ended, a point at a time', () => {
    expect(tracks({ before: withLines(line(3, 40)), after: withLines(line(5, 90)) })).toEqual([
      { is: 'draw', target: { line: 'path', element: 0 }, at: 0, takes: 560, from: 40, to: 90 },
    ]);
  });

  it('that is new is drawn whole, but not for long', () => {
    expect(tracks({ before: withLines(), after: withLines(line(30, 500)) })).toMatchObject([
      { from: 0, to: 500, takes: 900 },
    ]);
  });

  it('is not drawn where it has not grown, is dashed, or comes up with its board', () => {
    expect(tracks({ before: withLines(line(3, 40)), after: withLines(line(3, 60)) })).toEqual([]);
    expect(tracks({ before: withLines(line(3, 40)), after: withLines(line(2, 20)) })).toEqual([]);
    expect(tracks({ before: withLines(), after: withLines(line(3, 40, { dashed: true })) })).toEqual([]);
    expect(tracks({ before: withLines(), after: withLines(line(3, 40, { home: 'other' })) })).toEqual([]);
  });

  it('fades in where motion is reduced', () => {
    expect(tracks({ before: withLines(), after: withLines(line(3, 40, { dashed: true })), calm: true })).toEqual([
      { is: 'appear', target: { line: 'path', element: 0 }, at: 0, takes: 120, grows: false },
    ]);
  });
});

describe('beats', () => {
  const die: Face = { is: 'die', sides: ['1', '2', '3', '4', '5', '6'], tint: 'paper' } as unknown as Face;
  const faces = { die, pawn: { is: 'pawn', seat: 0 } as Face };
  const dice: Piece[] = [{ id: 'die', face: 'die', label: '', at: { is: 'zone', zone: 'tray', n: 0 } }];

  it('play one after the other', () => {
    const beats: Beat[] = [
      { do: 'flip', pieces: ['card'] },
      { do: 'hurt', pieces: ['pawn'] },
      { do: 'shuffle', zone: 'deck' },
    ];
    expect(beatTracks(beats)).toEqual([
      { is: 'flip', target: { piece: 'card' }, at: 0, takes: 300 },
      { is: 'flash', target: { piece: 'pawn' }, at: 300, takes: 220 },
      { is: 'sway', target: { zone: 'deck' }, at: 600, takes: 300 },
    ]);
  });

  it('ring what was moved or taken, and take no time for it', () => {
    const beats: Beat[] = [
      { do: 'move', pieces: ['pawn'] },
      { do: 'take', pieces: ['gold'] },
    ];
    expect(beatTracks(beats).map(({ is, at, takes }) => [is, at, takes])).toEqual([
      ['ring', 0, 700],
      ['ring', 0, 700],
    ]);
  });

  it('mark a counter that changes, and flash one that falls', () => {
    expect(beatTracks([{ do: 'count', counter: 'gold', by: 2 }])).toEqual([
      { is: 'count', counter: 'gold', by: 2, at: 0, takes: 1400 },
    ]);
    expect(beatTracks([{ do: 'count', counter: 'health', by: -1 }]).map(({ is }) => is)).toEqual(['count', 'flash']);
    expect(beatTracks([{ do: 'count', counter: 'gold' }])).toEqual([]);
  });

  it('let a die show six sides, then what the scene says', () => {
    const rolled = beatTracks([{ do: 'roll', pieces: ['die'] }], { now: { pieces: dice, faces } });
    const sides = rolled.flatMap((track) => (track.is === 'sides' ? [track] : []));
    expect(sides.map((track) => track.sides.map(([, side]) => side).join())).toEqual([
      '2',
      '1',
      '6',
      '5',
      '4',
      '3',
      '',
    ]);
    expect(sides.map((track) => track.at)).toEqual([0, 100, 200, 300, 400, 500, 600]);
    expect(rolled.at(-1)).toEqual({ is: 'roll', target: { piece: 'die' }, at: 0, takes: 700 });
  });

  it('keep a die that rolls from gliding', () => {
    const before = layout([at('die', 0, 0, ROW)]);
    const after = layout([at('die', 200, 0, ROW)]);
    const given = { before, after, now: { pieces: dice, faces } };
    const glides = (beats: Beat[]) => tracks({ ...given, beats }).filter(({ is }) => is === 'glide').length;
    expect([glides([]), glides([{ do: 'roll', pieces: ['die'] }])]).toEqual([1, 0]);
  });

  it('show pieces that are not on the table for their time, in a zone or on spots', () => {
    const [shown, gone] = beatTracks([{ do: 'roll', pieces: ['x', 'y'], into: ['die', 'die'], zone: 'tray' }], {
      now: { faces },
    });
    expect(shown).toMatchObject({ is: 'temporary', at: 0, pieces: [{ id: 'x', face: 'die' }, { id: 'y' }] });
    expect(gone).toEqual({ is: 'temporary', pieces: [], at: 1200, takes: 0 });
    const [onSpot] = beatTracks([{ do: 'roll', pieces: ['x'], into: ['die'], spots: ['b'] }]);
    expect(onSpot).toMatchObject({ pieces: [{ at: { is: 'spot', spot: 'b', n: 99 } }] });
  });

  it('roll a temporary die like any other', () => {
    const beats: Beat[] = [{ do: 'roll', pieces: ['x'], into: ['die'], zone: 'tray' }];
    const sides = beatTracks(beats, { now: { faces } }).flatMap((track) =>
      track.is === 'sides' ? track.sides.length : [],
    );
    expect(sides).toEqual([1, 1, 1, 1, 1, 1, 0]);
  });

  it('do not show a piece a second time while it is still there', () => {
    const roll: Beat = { do: 'roll', pieces: ['x'], into: ['die'], zone: 'tray' };
    const shown = (beats: Beat[]) =>
      beatTracks(beats, { now: { faces } }).filter((track) => track.is === 'temporary' && track.pieces.length > 0);
    expect(shown([roll, roll])).toHaveLength(1);
    expect(shown([roll, { do: 'shuffle', zone: 'deck' }, roll])).toHaveLength(1);
  });

  it('hurry where there are many, and only the last twelve are played', () => {
    const beats = Array.from({ length: 20 }, (_, n): Beat => ({ do: 'flip', pieces: [`card:${n}`] }));
    const played = beatTracks(beats);
    expect(played).toHaveLength(12);
    expect(played[0]).toMatchObject({ target: { piece: 'card:8' } });
    expect(played[0]?.takes).toBeCloseTo(TIMES.brisk.act / 12);
  });

  it('are still where motion is reduced', () => {
    const beats: Beat[] = [
      { do: 'roll', pieces: ['die'] },
      { do: 'flip', pieces: ['card'] },
      { do: 'shuffle', zone: 'deck' },
      { do: 'hurt', pieces: ['pawn'] },
    ];
    expect(beatTracks(beats, { calm: true, now: { pieces: dice, faces } }).map(({ is, takes }) => [is, takes])).toEqual(
      [
        ['ring', 2000],
        ['flash', 220],
      ],
    );
  });
});
