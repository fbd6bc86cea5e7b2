import { describe, expect, it } from 'vitest';
import { canBeSameSchool } from './school-names';

describe('two names of schools', () => {
  it.each([
    ['Adenta Community M/A School', 'adenta community ma school'],
    ['Adenta JHS', 'Adenta Community JHS'],
    ['Presby Basic, Labone', 'Labone Presbyterian Basic School'],
    ['St. Mary’s SHS', "Saint Mary's Senior High School"],
    ['Ɔkɔmfo Anɔkye SHS', 'Okomfo Anokye Senior High'],
  ])('can be of one: %s, %s', (one, other) => {
    expect(canBeSameSchool(one, other)).toBe(true);
    expect(canBeSameSchool(other, one)).toBe(true);
  });

  it.each([
    ['Adenta Community School', 'Madina Community School'],
    ['Labone Presbyterian Basic', 'Labone Methodist Basic'],
    ['Basic School', 'Adenta Basic School'],
    ['', ''],
    ['', 'Adenta JHS'],
  ])('are of two: %s, %s', (one, other) => {
    expect(canBeSameSchool(one, other)).toBe(false);
  });
});
