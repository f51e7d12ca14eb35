import { describe, expect, it } from 'vitest';
import { nearest } from './snap-to-place';

const at = (left: number, top: number) => ({ left, top, width: 100, height: 140 });

describe('a card held over places that overlap', () => {
  const places = [
    { id: 'left', rect: at(0, 0), fits: true },
    { id: 'middle', rect: at(50, 0), fits: true },
    { id: 'turned', rect: at(100, 0), fits: false },
  ];

  it('comes to the one whose middle is nearest', () => {
    expect(nearest(places, [55, 70])).toBe('left');
    expect(nearest(places, [80, 70])).toBe('middle');
  });

  it('prefers a place that takes it as it is turned', () => {
    expect(nearest(places, [130, 70])).toBe('middle');
    expect(nearest(places, [150, 70])).toBe('turned');
  });

  it('follows a turn to the nearest place that takes it so', () => {
    const turned = places.map((place) => ({ ...place, fits: !place.fits }));
    expect(nearest(places, [120, 70])).toBe('middle');
    expect(nearest(turned, [120, 70])).toBe('turned');
  });

  it('is over none when it is far from all', () => {
    expect(nearest(places, [255, 70])).toBe('turned');
    expect(nearest(places, [270, 70])).toBeUndefined();
    expect(nearest([], [0, 0])).toBeUndefined();
  });
});
