/** Log lines said in fewer sentences: what differs in one word alone is said once, with all the words. Pure. */
import { translate } from '../../text/translate.svelte';
import type { LogLine, Message, Text } from '../../wire';

/** A sentence, and how many lines say just that. */
export interface Sentence {
  text: Text;
  times: number;
}

type Args = NonNullable<Message['args']>;
type Words = string | Message;

/** The sentences of some lines, each at the place of its first line. */
export function foldedLines(lines: readonly LogLine[]): Sentence[] {
  const groups: Message[][] = [];
  const sentences: (Message[] | Sentence)[] = [];
  for (const { text } of lines) {
    const group = typeof text === 'string' ? undefined : groups.find((each) => belongs(each, text));
    if (group) group.push(text as Message);
    else if (typeof text === 'string') sentences.push({ text, times: 1 });
    else sentences.push(groups[groups.push([text]) - 1]!);
  }
  return sentences.map((each) => (Array.isArray(each) ? folded(each) : each));
}

/** Whether one more message can be said with those of a group: they differ in the same one word, or in none. */
function belongs(group: readonly Message[], message: Message): boolean {
  const first = group[0]!;
  if (first.key !== message.key) return false;
  const names = new Set([first, ...group, message].flatMap((each) => differing(first, each)));
  const [name] = names;
  return names.size === 0 || (names.size === 1 && [...group, message].every(({ args }) => isWords(args?.[name!])));
}

/** The names of the arguments in which two messages differ. */
function differing(one: Message, other: Message): string[] {
  const [args, others]: [Args, Args] = [one.args ?? {}, other.args ?? {}];
  const names = new Set([...Object.keys(args), ...Object.keys(others)]);
  return [...names].filter((name) => JSON.stringify(args[name]) !== JSON.stringify(others[name]));
}

/** A number changes its sentence (one card, two cards), so it is no word to be listed. */
function isWords(arg: Args[string] | undefined): arg is Words {
  return typeof arg === 'string' || (typeof arg === 'object' && !Array.isArray(arg));
}

function folded(group: readonly Message[]): Sentence {
  const first = group[0]!;
  const [name] = group.flatMap((each) => differing(first, each));
  if (name === undefined) return { text: first, times: group.length };
  const words = listed(group.map(({ args }) => args![name] as Words));
  return { text: { ...first, args: { ...first.args, [name]: words } }, times: 1 };
}

/** «Burgle ×2, Explore» */
function listed(words: readonly Words[]): string {
  const counts = new Map<string, number>();
  for (const each of words) counts.set(translate(each), (counts.get(translate(each)) ?? 0) + 1);
  return [...counts].map(([word, times]) => (times > 1 ? `${word} ×${times}` : word)).join(', ');
}
