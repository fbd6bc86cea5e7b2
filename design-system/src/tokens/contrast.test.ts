import { describe, expect, it } from 'vitest';
import { contrastRatio, contrastReport } from './contrast';

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#1867C0', '#1867C0')).toBe(1);
  });

  it.each(['light', 'dark'] as const)('is sufficient for every colour pair in use in %s', (scheme) => {
    expect(contrastReport(scheme).filter((pair) => !pair.isEnough)).toEqual([]);
  });
});
