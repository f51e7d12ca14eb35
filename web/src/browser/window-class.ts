/** Which of seven classes a window is, and how large things are drawn in it. Pure; the sizes are in CSS pixels. */

/**
 * `large`, `desk` and `laptop` have a rail at the side. A tablet is `tall` or `flat`, a phone `upright` or `sideways`:
 * there the rail is a drawer.
 */
export type WindowClass = 'large' | 'desk' | 'laptop' | 'tall' | 'flat' | 'upright' | 'sideways';

/** Windows as narrow as this are phones held upright, lower ones than `LOW` phones held sideways. */
const NARROW = 700;
const LOW = 500;
/** The least width and height of the classes with a rail. */
const LEAST = { large: [1680, 1000], desk: [1440, 850], laptop: [1240, 640] } as const;
/** What the sizes are designed for, and how much larger things are drawn at most. */
const DESIGNED = [1440, 900] as const;
const MOST = 1.6;
/** A rail has little room in a laptop as low as this: it is folded at first. */
const LEAST_FOR_RAIL = 680;

export function windowClass(width: number, height: number): WindowClass {
  if (height < LOW && width > height) return 'sideways';
  if (width <= NARROW) return 'upright';
  const fits = (name: keyof typeof LEAST) => width >= LEAST[name][0] && height >= LEAST[name][1];
  for (const name of ['large', 'desk', 'laptop'] as const) if (fits(name)) return name;
  return height > width ? 'tall' : 'flat';
}

/** How many pixels a pixel of the design is. In smaller windows the arrangement gives way, not the type. */
export function unitOf(width: number, height: number): number {
  return Math.max(1, Math.min(width / DESIGNED[0], height / DESIGNED[1], MOST));
}

export function isPhone(kind: WindowClass): boolean {
  return kind === 'upright' || kind === 'sideways';
}

export function isTablet(kind: WindowClass): boolean {
  return kind === 'tall' || kind === 'flat';
}

/** Whether a rail stands at the side folded until somebody unfolds it. */
export function foldsAtFirst(kind: WindowClass, height: number): boolean {
  return kind === 'laptop' && height < LEAST_FOR_RAIL;
}
