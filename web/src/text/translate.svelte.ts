/** Texts: messages of the server and of the client, translated into the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message, Text } from '../wire';
import { remember, remembered } from '../browser/local-memory';
import { de } from './french';

export const LANGUAGES = ['en', 'fr'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** A piece of a sentence: words, or an icon with the word that stands for it. */
export type Part = { text: string } | { icon: string; word: string };

type Args = NonNullable<Message['args']>;
type Arg = Args[string];

const own = import.meta.glob<string>('../**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

class Texts {
  lang = $state<Lang>('en');
  names = $state.raw<readonly string[]>([]);
  bundles = $state.raw<Record<Lang, FluentBundle>>({ en: bundle('en'), fr: bundle('fr') });
  /** The languages whose server texts are loaded. */
  loaded = $state.raw<readonly Lang[]>([]);
  /** Of the other games there is no more than their cards. */
  partial = $state(false);
  /** Translated messages; dropped when language or names change. */
  cache = $derived.by(() => {
    void [this.lang, this.names, this.bundles];
    return new WeakMap<Message, string>();
  });
}

export const texts = new Texts();

/** A bundle of one language: the client's own sentences, then those of the server. */
function bundle(lang: Lang, source = ''): FluentBundle {
  const made = new FluentBundle(lang, { functions: { DE: de }, useIsolating: false });
  for (const [path, text] of Object.entries(own)) {
    if (path.endsWith(`/${lang}.ftl`)) made.addResource(new FluentResource(text));
  }
  made.addResource(new FluentResource(source));
  return made;
}

/** The texts of the server that are loaded, by language. */
const sources: Record<Lang, string> = { en: '', fr: '' };

/** Add texts of the server in a language. */
export function addTexts(lang: Lang, source: string): void {
  sources[lang] += `\n${source}`;
  texts.bundles = { ...texts.bundles, [lang]: bundle(lang, sources[lang]) };
  if (!texts.loaded.includes(lang)) texts.loaded = [...texts.loaded, lang];
}

/** The language remembered, else the first of the browser's that we have, else English. */
export function firstLanguage(wanted: readonly string[] = navigator.languages): Lang {
  const known = [remembered('lang') ?? '', ...wanted].map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find(isLang) ?? 'en';
}

function isLang(tag: string): tag is Lang {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** Load a language and switch the page to it; `query`: only what is needed at one table. */
export async function setLanguage(lang: Lang, query = ''): Promise<void> {
  await fetchTexts(lang, query);
  texts.lang = lang;
  document.documentElement.lang = lang;
}

/** Switch to a language and remember it. */
export async function choose(lang: Lang): Promise<void> {
  remember('lang', lang);
  await setLanguage(lang);
}

/** The texts of other games are needed, too. */
export async function loadAllTexts(): Promise<void> {
  if (!texts.partial) return;
  texts.partial = false;
  texts.loaded = [];
  await setLanguage(texts.lang);
}

async function fetchTexts(lang: Lang, query: string): Promise<void> {
  if (texts.loaded.includes(lang)) return;
  try {
    const answer = await fetch(`/api/texts/${lang}${query}`);
    if (!answer.ok) return;
    texts.partial ||= query !== '';
    addTexts(lang, await answer.text());
  } catch {
    // Offline: the client's own texts still work; the next call tries again.
  }
}

const TIPS_OF: Partial<Record<Lang, Promise<void>>> = {};

/** Load the texts of the tips in the reader's language, once. */
export function loadTips(): void {
  const { lang } = texts;
  TIPS_OF[lang] ??= fetch(`/api/tips/${lang}`)
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then((source) => addTexts(lang, source))
    .catch(() => delete TIPS_OF[lang]) // offline: the next one who asks tries again
    .then(() => undefined);
}

/** Whether the words of a text are loaded. */
export const isKnown = (text: Text): boolean => typeof text === 'string' || has(text.key);

/** Set the names of the seats; messages with the key `seat` use them. */
export function withNames(names: readonly string[]): void {
  if (names.join('\n') !== texts.names.join('\n')) texts.names = names;
}

/** A text as a sentence; `names` are the names of the seats, if not those of the table. */
export function translate(text: Text, names: readonly string[] = texts.names): string {
  if (typeof text === 'string') return text;
  return seatName(text, names) ?? formatted(text, names);
}

/** The text with this key, of the client or of the server. */
export function t(key: string, args?: Args): string {
  return translate(args ? { key, args } : { key });
}

/** Whether there is a text with this key. */
export function has(key: string): boolean {
  return texts.bundles[texts.lang].hasMessage(key);
}

function seatName(message: Message, names: readonly string[]): string | undefined {
  const seat = message.args?.['n'];
  if (message.key !== 'seat' || typeof seat !== 'number') return undefined;
  return names[seat] || undefined;
}

function formatted(message: Message, names: readonly string[]): string {
  const current = texts.bundles[texts.lang];
  const pattern = current.getMessage(message.key)?.value;
  if (!pattern) return message.key;
  return current.formatPattern(pattern, translatedArgs(message.args ?? {}, names), []);
}

function translatedArgs(args: Args, names: readonly string[]): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, translatedArg(arg, names)]));
}

/** An argument ready for its place in the sentence. */
function translatedArg(arg: Arg, names: readonly string[]): FluentVariable {
  if (Array.isArray(arg)) return arg.map((item) => translate(item, names)).join(', ');
  return typeof arg === 'object' ? translate(arg, names) : arg;
}

const INLINE_ICON = /:([a-z0-9]*[a-z][a-z0-9]*(?:-[a-z0-9]+)*):/g;

/** A sentence with its icons: `:two-coins:` becomes the icon and the glossary's word for it. */
export function rich(text: Text, names?: readonly string[]): Part[] {
  const sentence = translate(text, names);
  const parts: Part[] = [];
  let end = 0;
  for (const match of sentence.matchAll(INLINE_ICON)) {
    if (match.index > end) parts.push({ text: sentence.slice(end, match.index) });
    parts.push({ icon: match[1]!, word: word(match[1]!) });
    end = match.index + match[0].length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) });
  return parts;
}

/** A sentence for a screen reader or a tooltip: icons as words. */
export function plain(text: Text, names?: readonly string[]): string {
  return typeof text === 'string' || names ? worded(text, names) : cached(text);
}

function worded(text: Text, names?: readonly string[]): string {
  return rich(text, names)
    .map((part) => ('icon' in part ? part.word : part.text))
    .join('');
}

/** Return the cached words: hundreds of spots have a label, and it is read whenever the table changes. */
function cached(message: Message): string {
  const { cache } = texts;
  const known = cache.get(message);
  if (known !== undefined) return known;
  const words = worded(message);
  cache.set(message, words);
  return words;
}

/** What an icon is called: the glossary's word, else its bare name. */
export function word(icon: string): string {
  return has(`icon-${icon}`) ? t(`icon-${icon}`) : icon.replaceAll('-', ' ');
}

/** «3 cards»: `n` of what an icon stands for. */
export function plural(n: number, icon: string): string {
  return has(`amount-${icon}`) ? t(`amount-${icon}`, { n }) : `${n} ${word(icon)}`;
}
