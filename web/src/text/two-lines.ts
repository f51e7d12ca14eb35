/** Breaks names that are too long for one line. */

const SHORT = 12;

/** A name on two lines of about the same length, if it is long and has a place to break. */
export function onTwoLines(name: string): string[] {
  const words = name.split(' ');
  if (name.length <= SHORT || words.length < 2) return [name];
  const broken = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return broken.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
