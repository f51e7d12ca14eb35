import { describe, expect, it } from 'vitest';
import type { PlanFace, PlanThing } from '../../wire';
import { LONE_THING, THING, drawn, looks, printed, radius } from './plan-lines';

const thing = (id: string, x: number, y: number, icon = 'key'): PlanThing => ({
  id,
  at: [x, y],
  icon,
  tint: 'gold',
  shape: 'disc',
});
const face = (things: PlanThing[]): PlanFace => ({
  is: 'plan',
  cols: 10,
  rows: 14,
  upper: [
    [
      [0, 3.5],
      [2.5, 3.5],
    ],
  ],
  lower: [],
  rooms: [[3, 5, 3, 2]],
  things,
});

describe('a plan', () => {
  it('is worked out once for each face', () => {
    const one = face([]);
    expect(drawn(one)).toBe(drawn(one));
    expect(drawn(one).upper).toBe('M0 3.5L2.5 3.5');
    expect(drawn(one).lower).toBe('');
  });

  it('draws things so large that neighbours do not touch', () => {
    const crowded = face([thing('a', 2.5, 2.5), thing('b', 3.5, 2.5)]);
    expect(radius(crowded, 0, 20) + radius(crowded, 1, 20)).toBeLessThan(1);
  });

  it('draws what stands alone larger where cells are small', () => {
    const lone = face([thing('a', 2.5, 2.5), thing('b', 8.5, 9.5)]);
    expect(radius(lone, 0, 20)).toBe(THING);
    expect(radius(lone, 0, 7)).toBeGreaterThan(THING);
    expect(radius(lone, 0, 7)).toBeLessThanOrEqual(LONE_THING);
  });

  it('shares one picture among things that look the same', () => {
    const faces = [face([thing('a', 1, 1), thing('b', 2, 2)]), face([thing('a', 1, 1), thing('c', 5, 5, 'lava')])];
    expect([...looks(faces).keys()]).toEqual(['thing-key-gold-disc', 'thing-lava-gold-disc']);
  });

  it('says what is printed on it', () => {
    expect(printed(face([thing('a', 1, 1, 'xx-yy'), thing('b', 2, 2, 'zz'), thing('c', 3, 3, 'zz')]))).toEqual([
      'xx yy',
      '2 zz',
    ]);
  });
});
