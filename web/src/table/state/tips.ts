/** What the rules say about a thing, and which name in a sentence means which thing. Pure. */
import type { Board, Counter, Face, Id, Link, Message, Piece, Slot, Spot, Text, Tip } from '../../wire';

export type Tipped = Piece | Spot | Link | Slot | Counter;
export type Tips = Readonly<Record<Id, Tip>>;

/** The kind of a thing: what stands before the first colon of its id. */
export const kindOf = (id: Id): Id => id.split(':', 1)[0]!;

/** Where the tip of a thing is looked for; the first one counts. */
function keysOf(thing: Tipped): Id[] {
  if ('face' in thing) return [thing.id, thing.face, kindOf(thing.face), kindOf(thing.id)];
  return 'tip' in thing && thing.tip ? [thing.tip] : [thing.id, kindOf(thing.id)];
}

export function tipOf(tips: Tips, thing: Tipped): Tip | undefined {
  for (const key of keysOf(thing)) if (tips[key]) return tips[key];
  return undefined;
}

/** The first of all things that have the same tip: a screen reader reads a sentence once. */
export function firstWithTip(tips: Tips, things: Iterable<Tipped>): Map<Tipped, Tip> {
  const said = new Set<string>();
  const first = new Map<Tipped, Tip>();
  for (const thing of things) {
    const tip = tipOf(tips, thing);
    const words = JSON.stringify(tip?.text);
    if (!tip || said.has(words)) continue;
    said.add(words);
    first.set(thing, tip);
  }
  return first;
}

/** What is meant by a name: a face by its title, a spot by its label or by a name in it. */
export function meanings(faces: Readonly<Record<Id, Face>>, boards: readonly Board[]): Map<string, Id> {
  const found = new Map<string, Id>();
  for (const { spots } of boards) {
    for (const { id, label } of spots) for (const name of [label, ...namesIn(label)]) note(found, name, id);
  }
  for (const [id, face] of Object.entries(faces)) if ('title' in face) note(found, face.title, id);
  return found;
}

/** A name that stands for several spots (a kind of room) means none of them. */
function note(found: Map<string, Id>, name: Text, id: Id): void {
  if (typeof name === 'string') return;
  const key = JSON.stringify(name);
  const known = found.get(key);
  if (known === undefined) found.set(key, id);
  else if (known !== id) found.set(key, '');
}

/** The messages inside a message: the names in a sentence. Seats have names of their own. */
export function namesIn(text: Text): Message[] {
  if (typeof text === 'string') return [];
  const inside = Object.values(text.args ?? {})
    .flat()
    .filter((arg) => typeof arg === 'object');
  return inside.flatMap((arg) => (arg.key === 'seat' ? [] : [arg, ...namesIn(arg)]));
}

export interface NamedPart {
  words: string;
  /** What the words mean. */
  id?: Id;
}

/** A piece of a sentence with the names in it apart; `names` are the words of each. */
export function withNames(sentence: string, names: ReadonlyMap<string, Id>): NamedPart[] {
  const known = [...names.keys()].filter((name) => name !== '' && sentence.includes(name));
  if (known.length === 0) return [{ words: sentence }];
  const longestFirst = known
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return sentence
    .split(new RegExp(`(${longestFirst.join('|')})`))
    .filter((words) => words !== '')
    .map((words) => ({ words, ...(names.has(words) ? { id: names.get(words)! } : {}) }));
}
