/** Which sounds go with the way from one scene to the next. Pure. */
import { momentsIn, type Schedule, schedule } from '../../table/moments/moment-time';
import { beatLength, type Times } from '../../table/motion/times';
import { isSamePlace } from '../show/act-length';
import type { Beat, Face, GreatMoment, Id, Place, Scene, Sound, Stroke } from '../../wire';

/** A sound, when it begins (in milliseconds after the scene has come), and what it depends on. */
export interface TimedSound {
  sound: Sound;
  at: number;
  n?: number;
  /** How long it lasts, in milliseconds. */
  takes?: number;
}

/** Of several pieces that go at once so many are heard, each so much later. */
const MOST_PIECES = 3;
const APART = 90;

/** `pace` is the share of its time that what is shown gets. */
export function soundsOf(old: Scene, now: Scene, times: Times, pace = 1): TimedSound[] {
  if ((now.seq ?? 0) <= (old.seq ?? 0)) return []; // something was taken back
  const moments = momentSounds(now, times, pace);
  const beats = beatSounds(now, times, pace, moments.issue);
  const told = new Set((now.beats ?? []).flatMap(({ do: kind, pieces = [] }) => (kind === 'say' ? [] : pieces)));
  return [...moments.sounds, ...beats, ...pieceSounds(old, now, told), ...penSounds(old, now), ...endSounds(old, now)];
}

/** The sounds of great moments, one after the other, and when the first of them comes to its issue. */
function momentSounds(now: Scene, times: Times, pace: number): { sounds: TimedSound[]; issue: number } {
  const named = new Map((now.beats ?? []).map(({ moment, sound }) => [moment, sound]));
  const sounds: TimedSound[] = [];
  let [begin, issue] = [0, 0];
  for (const moment of momentsIn(now)) {
    const at = schedule(moment, now.viewer, times);
    issue ||= at.issue * pace;
    sounds.push(...soundsOfMoment(moment, at, named.get(moment)).map((each) => ({ ...each, at: begin + each.at * pace })));
    begin += at.whole * pace;
  } // prettier-ignore
  return { sounds, issue };
}

const BY_KIND: Readonly<Record<GreatMoment['kind'], Sound | undefined>> = {
  draw: undefined,
  duel: 'steel',
  throw: 'dice',
  reveal: 'tile',
  gain: 'points',
  loss: 'hurt',
};

function soundsOfMoment(moment: GreatMoment, at: Schedule, named: Sound | undefined): TimedSound[] {
  const dice = (moment.thrown ?? moment.sides?.map(({ thrown = [] }) => thrown) ?? []).flat().length;
  const together = dice > 0 ? [dice] : [];
  const throws = moment.throws?.map((each) => each.dice.length) ?? together;
  const thrown = throws.map((n, k): TimedSound => ({ sound: 'dice', at: at.deed + k * at.roll, n, takes: at.roll }));
  const drawn = moment.kind === 'draw' ? (moment.drawn ?? []) : [];
  const first = named ?? BY_KIND[moment.kind];
  return [
    ...(first === undefined || (first === 'dice' && thrown.length > 0) ? [] : [{ sound: first, at: 0 }]),
    ...thrown,
    ...drawn.map((_, n): TimedSound => ({ sound: 'tile', at: at.deed + n * at.apart })),
  ];
}

/** The sounds of the other beats, one after the other; a blow is felt when the moment that tells of it has come to it. */
function beatSounds(now: Scene, times: Times, pace: number, issue: number): TimedSound[] {
  let begin = 0;
  return (now.beats ?? []).flatMap((beat) => {
    const [at, takes] = [begin, beatLength(beat, times) * pace];
    begin += takes;
    const sound = beat.do === 'moment' ? undefined : (beat.sound ?? soundOfBeat(beat, now));
    if (!sound) return [];
    return [{ sound, at: beat.do === 'hurt' ? Math.max(at, issue) : at, ...howOf(beat, takes) }];
  });
}

function howOf(beat: Beat, takes: number): Partial<TimedSound> {
  if (beat.do === 'roll') return { n: beat.pieces?.length ?? 1, takes };
  return beat.by === undefined ? {} : { n: Math.abs(beat.by) };
}

function soundOfBeat(beat: Beat, now: Scene): Sound | undefined {
  switch (beat.do) {
    case 'roll':
      return 'dice';
    case 'hurt':
      return 'hurt';
    case 'shuffle':
      return 'card';
    case 'move':
    case 'take':
    case 'flip':
      return soundOfFace(faceOf(now, beat.pieces?.[0]));
    case 'count':
    case 'say':
    case 'recap':
    case 'moment':
      return undefined;
  }
}

/** What has come or gone elsewhere and no beat tells of: a few of them are heard. */
function pieceSounds(old: Scene, now: Scene, told: ReadonlySet<Id>): TimedSound[] {
  const places = new Map<Id, Place>(old.pieces.map(({ id, at }) => [id, at]));
  const gone = now.pieces.filter(({ id, at }) => !told.has(id) && !isStill(places.get(id), at));
  const sounds = gone.flatMap(({ face }) => soundOfFace(now.faces[face]) ?? []);
  return sounds.slice(0, MOST_PIECES).map((sound, n) => ({ sound, at: n * APART }));
}

function isStill(was: Place | undefined, at: Place): boolean {
  return was !== undefined && (was === at || isSamePlace(was, at));
}

function soundOfFace(face: Face | undefined): Sound | undefined {
  switch (face?.is) {
    case 'card':
    case 'plan':
      return 'card';
    case 'back':
      return face.of === undefined || face.of === 'card' ? 'card' : 'tile';
    case 'tile':
    case 'hex':
    case 'token':
    case 'cube':
      return 'tile';
    case 'pawn':
      return 'step';
    case 'mark':
      return 'pencil';
    default:
      return undefined;
  }
}

function faceOf(now: Scene, piece: Id | undefined): Face | undefined {
  const found = now.pieces.find(({ id }) => id === piece);
  return found && now.faces[found.face];
}

/** Lines that are drawn or go on. */
function penSounds(old: Scene, now: Scene): TimedSound[] {
  const before = new Map(old.strokes.map((stroke) => [stroke.id, stroke]));
  const grows = ({ id, points, style }: Stroke) =>
    style === 'ink' && points.length > (before.get(id)?.points.length ?? 0);
  return now.strokes.some(grows) ? [{ sound: 'pencil', at: 0 }] : []; // prettier-ignore
}

function endSounds(old: Scene, now: Scene): TimedSound[] {
  if (!now.result || old.result) return [];
  const won = now.viewer !== null && (now.result.places[0] ?? []).includes(now.viewer);
  return [{ sound: won ? 'won' : 'over', at: 0 }];
}
