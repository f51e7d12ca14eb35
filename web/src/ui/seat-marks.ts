/** The colour, shape and letter of each seat. */
export const LETTERS = 'ABCDE';

/** The outline of each seat's shape in a square of 24. */
export const SHAPES = [
  'M12 1.6a10.4 10.4 0 1 1 0 20.8a10.4 10.4 0 1 1 0-20.8Z',
  'M4.6 2.2h14.8a2.4 2.4 0 0 1 2.4 2.4v14.8a2.4 2.4 0 0 1-2.4 2.4H4.6a2.4 2.4 0 0 1-2.4-2.4V4.6a2.4 2.4 0 0 1 2.4-2.4Z',
  'M12 1.6 23 21.6H1Z',
  'M12 .8 23.2 12 12 23.2 .8 12Z',
  'M2.4 2.4h19.2v9.4c0 5.2-4.4 8.6-9.6 11-5.2-2.4-9.6-5.8-9.6-11Z',
];
export const LETTER_BASE = [16.3, 16.3, 18.9, 16.2, 15.4];
export const LETTER_SIZE = [12.5, 12.5, 10.6, 11.6, 12.5];

/** A letter is at least this high, and has no room in a badge narrower than that, in pixels. */
const LEAST_LETTER = 10;
const LEAST_LETTERED = 18;
/** How wide a badge is in its own units. */
const BADGE = 26;

/** From the sixth seat on the marks repeat. */
function turn(seat: number): number {
  return ((seat % 5) + 5) % 5;
}

export function letter(seat: number): string {
  return LETTERS[turn(seat)]!;
}

export function shape(seat: number): string {
  return SHAPES[turn(seat)]!;
}

/** Where the letter stands; one of another size than usual has the same middle. */
export function letterBase(seat: number, size = letterSize(seat)): number {
  return LETTER_BASE[turn(seat)]! + (size - letterSize(seat)) * 0.33;
}

export function letterSize(seat: number): number {
  return LETTER_SIZE[turn(seat)]!;
}

/** The size of the letter in a badge that is so many pixels wide, in its units; 0: it has no room. */
export function letterSizeAt(seat: number, pixels: number): number {
  return pixels < LEAST_LETTERED ? 0 : Math.max(letterSize(seat), (LEAST_LETTER * BADGE) / pixels);
}

/** The colour of a seat's badge. */
export function colour(seat: number): string {
  return `var(--seat-${letter(seat).toLowerCase()})`;
}

/** The ink a seat writes with on paper. */
export function ink(seat: number): string {
  return `var(--ink-${letter(seat).toLowerCase()})`;
}
