import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSizes } from './neighbour-group';
import { groupPrice } from './group-price';

describe('the price of a lesson for neighbours', () => {
  it.each([
    [7000, 2, 30, 4550, 9100],
    [7000, 3, 30, 3750, 11_250],
    [7000, 4, 30, 3350, 13_400],
    [6000, 2, 30, 3900, 7800],
    [6000, 2, 0, 3000, 6000],
    [6000, 2, 100, 6000, 12_000],
    [0, 3, 30, 0, 0],
  ])('%i alone, %i children, %i%% more for each further: %i each, %i for the tutor', (...row) => {
    const [alone, size, percent, perChild, whole] = row;
    expect(groupPrice(alone, size, percent)).toEqual({ alone, size, perChild, whole });
  });

  it('costs each family no more than alone, and less with each child; the tutor never earns less', () => {
    const size = fc.integer({ min: groupSizes.fewest, max: groupSizes.most - 1 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        size,
        fc.integer({ min: 0, max: 100 }),
        (alone, children, percent) => {
          const few = groupPrice(alone, children, percent);
          const more = groupPrice(alone, children + 1, percent);
          expect(few.perChild).toBeLessThanOrEqual(alone);
          expect(more.perChild).toBeLessThanOrEqual(few.perChild);
          expect(few.whole).toBeGreaterThanOrEqual(alone);
        },
      ),
    );
  });
});
