/** How wide the things are that are drawn or turned up in a great moment. Pure. */
import type { Face } from '../../wire';

/** Faces that are read, not only recognised. */
const READ: readonly (Face['is'] | undefined)[] = ['card', 'tile', 'hex', 'plan'];
/** So many of them have room, in a panel and over the whole table; a few of them even more. */
const FEW = { small: 2, large: 4, wide: 3 };
/** More than so many things get smaller sockets. */
export const MANY = 6;

/** The width of each of `n` things with such a face, in pixels. */
export function drawnWidth(is: Face['is'] | undefined, n: number, small: boolean): number {
  if (READ.includes(is) && n <= (small ? FEW.small : FEW.large)) {
    if (small) return 92;
    return is !== 'card' && n <= FEW.wide ? 180 : 140;
  }
  const tight = small || n > MANY;
  return READ.includes(is) ? (tight ? 44 : 76) : tight ? 30 : 60;
}
