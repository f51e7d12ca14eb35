import { expect, test } from 'vitest';
import { bookOf, found, statement, states } from './rule-book';
import { folded, inline, parse, statedIn, wordsOf } from './markdown';

test('headings, paragraphs and code', () => {
  const blocks = parse('## Walls\n\nTwo lines\nof words.\n\n```\na | b\n```\n');
  expect(blocks.map((block) => block.is)).toEqual(['heading', 'paragraph', 'code']);
  expect(blocks[1]).toMatchObject({ parts: [{ is: 'text', text: 'Two lines of words.' }] });
  expect(blocks[2]).toEqual({ is: 'code', text: 'a | b' });
});

test('items run over lines and may hold lists', () => {
  const [list] = parse('- **DQ-1.1** one\n  goes on\n  - inner\n- **DQ-1.2** two');
  if (list?.is !== 'list') throw new Error('no list');
  expect(list.items).toHaveLength(2);
  expect(wordsOf(list.items[0]!.parts)).toBe('DQ-1.1 one goes on');
  expect(list.items[0]!.blocks).toMatchObject([{ is: 'list', items: [{ parts: [{ text: 'inner' }] }] }]);
  expect(statedIn(list.items[1]!.parts)).toBe('DQ-1.2');
});

test('ordered and unordered lists are not mixed', () => {
  expect(parse('1. one\n2. two\n- three').map((block) => block.is)).toEqual(['list', 'list']);
});

test('tables have a head and rows', () => {
  const [table] = parse('| Id | Rule |\n|---|---|\n| T1 | DQ-3.1 |\n');
  if (table?.is !== 'table') throw new Error('no table');
  expect(table.head.map(wordsOf)).toEqual(['Id', 'Rule']);
  expect(table.rows[0]?.[1]).toEqual([{ is: 'rule', id: 'DQ-3.1' }]);
});

test('marks inside a line', () => {
  expect(inline('a **b `c`** *d* [e](f) DQ-R12.')).toEqual([
    { is: 'text', text: 'a ' },
    {
      is: 'strong',
      parts: [
        { is: 'text', text: 'b ' },
        { is: 'code', text: 'c' },
      ],
    },
    { is: 'text', text: ' ' },
    { is: 'em', parts: [{ is: 'text', text: 'd' }] },
    { is: 'text', text: ' ' },
    { is: 'link', href: 'f', parts: [{ is: 'text', text: 'e' }] },
    { is: 'text', text: ' ' },
    { is: 'rule', id: 'DQ-R12' },
    { is: 'text', text: '.' },
  ]);
});

test('HTML stays text', () => {
  expect(parse('<script>alert(1)</script>')).toEqual([
    { is: 'paragraph', parts: [{ is: 'text', text: '<script>alert(1)</script>' }] },
  ]);
});

test('any text ends', () => {
  for (const text of ['- ', '|', '|a|\n|', '```', '1)', '   ', '> q', '- a\n\n\n- b', '* * *']) {
    expect(Array.isArray(parse(text))).toBe(true);
  }
});

const book = bookOf({
  game: 'toy',
  lang: 'fr',
  title: 'Jouet',
  sections: [
    { heading: 'Murs', text: '- **TY-4.1** Une clé ouvre.\n- **TY-4.2** Rien.', ids: ['TY-4.1', 'TY-4.2'] },
    { heading: 'Fin', text: 'Le trésor.', ids: [] },
  ],
});

test('a search folds accents and keeps only what fits', () => {
  expect(folded('Élan’s')).toBe("elan's");
  const chapters = found(book, 'CLE murs');
  expect(chapters).toHaveLength(1);
  expect(chapters[0]!.blocks).toMatchObject([{ is: 'list', items: [{ blocks: [] }] }]);
  expect(found(book, '')).toBe(book.chapters);
  expect(found(book, 'dragon')).toEqual([]);
});

test('a chapter is found by its number', () => {
  expect(statement(book, 'TY-4.2')).toBe('TY-4.2');
  expect(statement(book, 'TY-4')).toBe('TY-4.1');
  expect(statement(book, 'TY-9')).toBe(null);
  expect(states(book.chapters[0]!, 'TY-4')).toBe(true);
});

test('a search looks into tables, code and lists within lists', () => {
  const text =
    '| card | cost |\n|---|---|\n| sword | 3 |\n| boots | 2 |\n\n```\nopen sesame\n```\n\n- outer\n  - inner gold\n';
  const cards = bookOf({ game: 'toy', lang: 'en', title: 'Toy', sections: [{ heading: 'Cards', text, ids: [] }] });
  expect(found(cards, 'sword')[0]!.blocks).toMatchObject([
    { is: 'table', rows: [[[{ text: 'sword' }], [{ text: '3' }]]] },
  ]);
  expect(found(cards, 'sesame')[0]!.blocks).toEqual([{ is: 'code', text: 'open sesame' }]);
  expect(found(cards, 'gold')[0]!.blocks).toMatchObject([{ is: 'list' }]);
  expect(found(cards, 'shield')).toEqual([]);
});
