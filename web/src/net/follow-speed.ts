/** Whether the server runs native code, asked again and again while something shows it. */
import type { Speed } from '../wire';
import { api } from './api';
import { poll } from './poll';

const OFTEN = 2000;

/** Tell the speed of the server now and whenever it may have changed. Returns a function that stops it. */
export function followSpeed(tell: (speed: Speed) => void): () => void {
  const ask = async () => {
    try {
      tell(await api.speed());
    } catch {
      // Keep what is shown; the next poll tries again.
    }
  };
  return poll(() => void ask(), OFTEN);
}
