/** What a seat played and got, as things with faces: like ones once, with their number. Pure. */
import type { Face, Id, LogLine, Text } from '../../wire';
import { type Happened, type NamedFace, thingsNamed } from './happened';

export interface Thing {
  /** Of what has no face only its name is known. */
  face?: Face | undefined;
  text: Text;
  times: number;
}

/** What the lines tell that was played: cards, and the faces of dice as they lie after the last throw. */
export function playedIn(lines: readonly LogLine[], happened: Happened): Thing[] {
  const dice = new Map<Id, NamedFace>();
  const faces: NamedFace[] = [];
  for (const line of lines.filter(({ does }) => does === 'plays')) {
    const thrown = diceOf(line, happened);
    for (const [die, face] of thrown) dice.set(die, face);
    if (thrown.length === 0) faces.push(...happened.faces(line));
  }
  return counted([...dice.values(), ...faces]);
}

/** What the lines tell that was got: the last thing that each of them names. */
export function gotIn(lines: readonly LogLine[], happened: Happened): Thing[] {
  const got = lines
    .filter(({ does }) => does === 'gets')
    .flatMap((line): { id: Id; face?: Face; text: Text }[] => {
      const last = thingsNamed(line.text).slice(-1);
      const faces = happened.faces(line, last).slice(-1);
      const text = last[0] ?? line.text;
      return faces.length > 0 ? faces : [{ id: JSON.stringify(text), text }];
    });
  return counted(got);
}

/** Whether the things that a line tells of can be shown. */
export function isShown(line: LogLine, happened: Happened): boolean {
  if (line.does === 'gets') return true;
  return line.does === 'plays' && (diceOf(line, happened).length > 0 || happened.faces(line).length > 0);
}

/** The dice that a line throws, and what they show. */
function diceOf({ n }: LogLine, happened: Happened): [Id, NamedFace][] {
  return happened.beats(n).flatMap(({ do: what, pieces = [], into = [] }) => {
    if (what !== 'roll') return [];
    return pieces.flatMap((die, k): [Id, NamedFace][] => {
      const [id, text] = [into[k] ?? '', happened.piece(die, n)?.label ?? ''];
      const face = happened.face(id);
      return face ? [[die, { id, face, text }]] : [];
    });
  });
}

function counted(all: readonly { id: Id; face?: Face; text: Text }[]): Thing[] {
  const things = new Map<Id, Thing>();
  for (const { id, face, text } of all) {
    const known = things.get(id);
    if (known) known.times += 1;
    else things.set(id, { face, text, times: 1 });
  }
  return [...things.values()];
}
