import { describe, expect, it } from 'vitest';
import { elevation, elevationLevels } from './elevation';

describe('elevation', () => {
  it('has 25 levels, flat to highest', () => {
    expect(elevationLevels).toBe(25);
    expect(elevation(0)).toBe(
      '0px 0px 0px 0px rgba(0,0,0,0.2), 0px 0px 0px 0px rgba(0,0,0,0.14), 0px 0px 0px 0px rgba(0,0,0,0.12)',
    );
    expect(elevation(24)).toBe(
      '0px 11px 15px -7px rgba(0,0,0,0.2), 0px 24px 38px 3px rgba(0,0,0,0.14), 0px 9px 46px 8px rgba(0,0,0,0.12)',
    );
  });

  it('grows the penumbra with the level', () => {
    for (let level = 1; level < elevationLevels; level += 1) {
      expect(elevation(level).split(', ')[1]).toMatch(new RegExp(`^0px ${level}px `));
    }
  });

  it.each([-1, 25, 1.5, Number.NaN])('refuses %s', (level) => {
    expect(() => elevation(level)).toThrow(RangeError);
  });
});
