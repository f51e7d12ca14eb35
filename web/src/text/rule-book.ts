/** A rule book ready to be read and searched. */
import type { RuleBook } from '../wire';
import { folded, parse, wordsOf, type Block, type Item } from './markdown';

export interface Chapter {
  heading: string;
  blocks: Block[];
  ids: string[];
}

export interface Book {
  title: string;
  lang: string;
  chapters: Chapter[];
  known: ReadonlySet<string>;
}

export function bookOf(book: RuleBook): Book {
  const chapters = book.sections.map((section) => ({
    heading: section.heading,
    blocks: parse(section.text),
    ids: section.ids,
  }));
  const known = new Set(chapters.flatMap((each) => each.ids));
  return { title: book.title, lang: book.lang, chapters, known };
}

/** The chapters with only the blocks in which all the words occur. */
export function found(book: Book, words: string): Chapter[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return book.chapters;
  return book.chapters.map((chapter) => narrowed(chapter, wanted)).filter((chapter) => chapter.blocks.length);
}

function narrowed(chapter: Chapter, wanted: string[]): Chapter {
  const blocks = chapter.blocks.flatMap((block) => hits(block, chapter.heading, wanted));
  return { ...chapter, blocks };
}

/** What is left of a block: a list keeps the items, a table the rows that fit. */
function hits(block: Block, heading: string, wanted: string[]): Block[] {
  const fits = (text: string) => {
    const plain = folded(`${heading} ${text}`);
    return wanted.every((word) => plain.includes(word));
  };
  if (block.is === 'list') {
    const items = block.items.filter((item) => fits(itemText(item)));
    return items.length ? [{ ...block, items }] : [];
  }
  if (block.is === 'table') {
    const rows = block.rows.filter((row) => fits(row.map(wordsOf).join(' ')));
    return rows.length ? [{ ...block, rows }] : [];
  }
  return fits(textOf([block])) ? [block] : [];
}

function textOf(blocks: Block[]): string {
  return blocks.map(blockText).join(' ');
}

function itemText(item: Item): string {
  return `${wordsOf(item.parts)} ${textOf(item.blocks)}`;
}

function blockText(block: Block): string {
  if (block.is === 'code') return block.text;
  if (block.is === 'list') return block.items.map(itemText).join(' ');
  if (block.is === 'table') return [block.head, ...block.rows].flat().map(wordsOf).join(' ');
  return wordsOf(block.parts);
}

/** Whether a chapter states a rule, also as the chapter of its number: DQ-4 in DQ-4.1. */
export function states(chapter: Chapter, id: string): boolean {
  return chapter.ids.some((each) => each === id || each.startsWith(`${id}.`));
}

/** The first statement of an id: itself, or the first rule of its chapter. */
export function statement(book: Book, id: string): string | null {
  if (book.known.has(id)) return id;
  return [...book.known].find((each) => each.startsWith(`${id}.`)) ?? null;
}
