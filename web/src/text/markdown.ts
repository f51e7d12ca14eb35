/** The Markdown of the catalogues as a tree: headings, lists, tables, paragraphs, code. No HTML. */
export type Inline =
  | { is: 'text'; text: string }
  | { is: 'strong' | 'em'; parts: Inline[] }
  | { is: 'code'; text: string }
  | { is: 'link'; href: string; parts: Inline[] }
  | { is: 'rule'; id: string };

export interface Item {
  parts: Inline[];
  blocks: Block[];
}

export type Block =
  | { is: 'heading'; level: number; parts: Inline[] }
  | { is: 'paragraph'; parts: Inline[] }
  | { is: 'list'; ordered: boolean; items: Item[] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { is: 'code'; text: string };

const HEADING = /^(#{1,6})\s+(.*)$/;
const BULLET = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const FENCE = /^\s*```/;
const RULER = /^\s*\|?[\s:|-]+\|[\s:|-]*$/;
const RULE_ID = /^[A-Z]{2}-(?:[A-Z]\d*|\d+)(?:\.\d+)*[a-z]?$/;

/** The blocks of a text. */
export function parse(text: string): Block[] {
  return blocksOf(text.replaceAll('\r\n', '\n').split('\n'));
}

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let rest = lines;
  while (rest.length) {
    if (!rest[0]!.trim()) {
      rest = rest.slice(1);
      continue;
    }
    const [block, used] = blockAt(rest);
    blocks.push(block);
    rest = rest.slice(used);
  }
  return blocks;
}

/** The block at the head of the lines, and how many lines it takes. */
function blockAt(lines: string[]): [Block, number] {
  const first = lines[0]!;
  const heading = HEADING.exec(first);
  if (heading) {
    return [{ is: 'heading', level: heading[1]!.length, parts: inline(heading[2]!) }, 1];
  }
  if (FENCE.test(first)) return code(lines);
  if (isTable(lines)) return table(lines);
  if (BULLET.test(first)) return list(lines);
  return paragraph(lines);
}

function code(lines: string[]): [Block, number] {
  const end = lines.findIndex((line, n) => n > 0 && FENCE.test(line));
  const last = end < 0 ? lines.length : end;
  return [{ is: 'code', text: lines.slice(1, last).join('\n') }, Math.min(last + 1, lines.length)];
}

function isTable(lines: string[]): boolean {
  return lines[0]!.trimStart().startsWith('|') && lines.length > 1 && RULER.test(lines[1]!);
}

function table(lines: string[]): [Block, number] {
  const end = lines.findIndex((line) => !line.trimStart().startsWith('|'));
  const used = end < 0 ? lines.length : end;
  const rows = lines.slice(2, used).map(cells);
  return [{ is: 'table', head: cells(lines[0]!), rows }, used];
}

function cells(line: string): Inline[][] {
  const inner = line.trim().replace(/^\||\|$/g, '');
  return inner.split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replaceAll('\\|', '|')));
}

function list(lines: string[]): [Block, number] {
  const [, margin = '', digit] = BULLET.exec(lines[0]!)!;
  const depth = margin.length;
  const items: Item[] = [];
  let at = 0;
  while (at < lines.length && isItem(lines[at]!, depth, digit !== undefined)) {
    const used = itemLength(lines.slice(at), depth);
    items.push(item(lines.slice(at, at + used)));
    at += used;
  }
  return [{ is: 'list', ordered: digit !== undefined, items }, at];
}

function isItem(line: string, depth: number, ordered: boolean): boolean {
  const bullet = BULLET.exec(line);
  return !!bullet && bullet[1]!.length === depth && (bullet[2] !== undefined) === ordered;
}

/** An item runs to the next line that is not further in; a blank line may stand inside. */
function itemLength(lines: string[], depth: number): number {
  let used = 1;
  for (let n = 1; n < lines.length; n++) {
    const line = lines[n]!;
    const blank = !line.trim();
    if (!blank && indent(line) <= depth) break;
    if (!blank) used = n + 1;
  }
  while (used < lines.length && !lines[used]!.trim()) used++;
  return used;
}

function item(lines: string[]): Item {
  const rest = lines.slice(1);
  const own = rest.findIndex((line) => !line.trim() || startsBlock(line));
  const cut = own < 0 ? rest.length : own;
  const words = [BULLET.exec(lines[0]!)![3]!, ...rest.slice(0, cut).map((line) => line.trim())];
  return { parts: inline(words.join(' ')), blocks: blocksOf(outdented(rest.slice(cut))) };
}

function outdented(lines: string[]): string[] {
  const filled = lines.filter((line) => line.trim());
  const margin = Math.min(...filled.map(indent));
  return lines.map((line) => line.slice(margin));
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}

function startsBlock(line: string): boolean {
  return BULLET.test(line) || FENCE.test(line) || HEADING.test(line) || line.trimStart().startsWith('|');
}

function paragraph(lines: string[]): [Block, number] {
  const end = lines.findIndex((line, n) => n > 0 && (!line.trim() || startsBlock(line)));
  const used = end < 0 ? lines.length : end;
  const words = lines.slice(0, used).map((line) => line.trim().replace(/^>\s?/, ''));
  return [{ is: 'paragraph', parts: inline(words.join(' ')) }, used];
}

/** Code, strong, emphasis, a link, the id of a rule. */
const MARKS = new RegExp(
  [
    /`([^`]+)`/,
    /\*\*(.+?)\*\*/,
    /\*([^*\s](?:[^*]*[^*\s])?)\*/,
    /\[([^\]]+)\]\(([^)\s]+)\)/,
    /\b([A-Z]{2}-(?:[A-Z]\d+|\d+)(?:\.\d+)*)\b/,
  ]
    .map((mark) => mark.source)
    .join('|'),
  'g',
);

/** The words of a line with their marks. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) parts.push({ is: 'text', text: text.slice(end, match.index) });
    parts.push(marked(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ is: 'text', text: text.slice(end) });
  return parts;
}

function marked([, code, strong, em, words, href, id]: RegExpMatchArray): Inline {
  if (code !== undefined) return RULE_ID.test(code) ? { is: 'rule', id: code } : { is: 'code', text: code };
  if (strong !== undefined) return { is: 'strong', parts: inline(strong) };
  if (em !== undefined) return { is: 'em', parts: inline(em) };
  if (id !== undefined) return { is: 'rule', id };
  return { is: 'link', href: href ?? '', parts: inline(words ?? '') };
}

/** The words alone, for searching. */
export function wordsOf(parts: Inline[]): string {
  return parts.map((part) => ('text' in part ? part.text : 'id' in part ? part.id : wordsOf(part.parts))).join('');
}

/** The rule a line states: the id in bold at its head. */
export function statedIn(parts: Inline[]): string | null {
  const [first] = parts;
  const inner = first?.is === 'strong' ? first.parts[0] : first;
  return inner?.is === 'rule' ? inner.id : null;
}

/** The text without capitals and accents, for comparing. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
