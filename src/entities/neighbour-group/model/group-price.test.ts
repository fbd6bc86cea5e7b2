import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSizes } from './neighbour-group';
import { groupPrice } from './group-price';

describe('the price of a lesson for neighbours', () => {
  it.each([
    [7000, 2, 4550, 9100],
    [7000, 3, 3750, 11_250],
    [7000, 4, 3350, 13_400],
    [6000, 2, 3900, 7800],
    [0, 3, 0, 0],
  ])('%i alone, %i children: %i each, %i for the tutor', (alone, size, perChild, whole) => {
    expect(groupPrice(alone, size)).toEqual({ alone, size, perChild, whole });
  });

  it('costs each family no more than alone, and less with each child; the tutor never earns less', () => {
    const size = fc.integer({ min: groupSizes.fewest, max: groupSizes.most - 1 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), size, (alone, children) => {
        const few = groupPrice(alone, children);
        const more = groupPrice(alone, children + 1);
        expect(few.perChild).toBeLessThanOrEqual(alone);
        expect(more.perChild).toBeLessThanOrEqual(few.perChild);
        expect(few.whole).toBeGreaterThanOrEqual(alone);
      }),
    );
  });
});
