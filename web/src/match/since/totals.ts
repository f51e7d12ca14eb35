/** Numbers of a turn: what was gathered in the pools of the table, and by how much those of a seat have changed. Pure. */
import type { Amount, Counter, Scene } from '../../wire';
import type { Step } from './happened';

/** By how much a number has changed; whether it is somebody's life. */
export interface Change extends Amount {
  isLife?: boolean;
}

/** How much came into each pool of the table while a seat acted, whatever of it was spent. */
export function gathered(seat: number, start: Scene, steps: readonly Step[]): Amount[] {
  const sums = new Map<string, { counter: Counter; sum: number }>();
  steps.forEach((step, n) => {
    if (step.seat !== seat) return;
    const before = valuesOf(n === 0 ? start : steps[n - 1]!.scene);
    for (const counter of step.scene.counters.filter(isPool)) {
      const more = numberOf(counter.value) - (before.get(counter.id) ?? 0);
      if (more > 0) sums.set(counter.id, { counter, sum: (sums.get(counter.id)?.sum ?? 0) + more });
    }
  });
  const order = steps.at(-1)?.scene.counters.map(({ id }) => id) ?? [];
  const inOrder = [...sums.values()].sort((a, b) => order.indexOf(a.counter.id) - order.indexOf(b.counter.id));
  return inOrder.map(({ counter, sum }) => amountOf(counter, sum));
}

/** By how much each number of a seat has changed. */
export function changesOf(seat: number, before: Scene, now: Scene): Change[] {
  const old = new Map(before.counters.map((counter) => [counter.id, counter.value]));
  return now.counters
    .filter((counter) => counter.of === seat)
    .flatMap((counter) => {
      const was = old.get(counter.id);
      if (typeof was !== 'number' || typeof counter.value !== 'number' || was === counter.value) return [];
      const by = counter.value - was;
      return [{ ...amountOf(counter, by > 0 ? `+${by}` : `−${-by}`), ...(isLife(counter) ? { isLife: true } : {}) }];
    });
}

/** What one can only have so much of, and is red or green. */
function isLife({ max, tint }: Counter): boolean {
  return max !== undefined && (tint === 'blood' || tint === 'life');
}

function isPool({ of, show }: Counter): boolean {
  return of === null && show === 'pool';
}

function valuesOf({ counters }: Scene): Map<string, number> {
  return new Map(counters.map(({ id, value }) => [id, numberOf(value)]));
}

function numberOf(value: Counter['value']): number {
  return typeof value === 'number' ? value : 0;
}

function amountOf({ icon, tint, label }: Counter, n: number | string): Amount {
  return { icon, n, label, ...(tint ? { tint } : {}) };
}
