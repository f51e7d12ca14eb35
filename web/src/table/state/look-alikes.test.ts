import { describe, expect, it } from 'vitest';
import type { Piece } from '../../wire';
import { lookAlikes } from './look-alikes';

const card = (id: string, face: string, zone = 'hand'): Piece => ({
  id,
  face,
  label: face,
  at: { is: 'zone', zone, n: 0 },
});
const pieces = [card('a', 'burgle'), card('b', 'stumble'), card('c', 'burgle'), card('d', 'burgle', 'discard')];

describe('twins', () => {
  it('stand for the lit piece that looks the same in the same place', () => {
    expect([...lookAlikes(new Map([['a', []]]), pieces)]).toEqual([['c', 'a']]);
  });

  it('are none where every one is lit or none is', () => {
    expect(
      lookAlikes(
        new Map([
          ['a', []],
          ['c', []],
        ]),
        pieces,
      ).size,
    ).toBe(0);
    expect(lookAlikes(new Map(), pieces).size).toBe(0);
  });
});
