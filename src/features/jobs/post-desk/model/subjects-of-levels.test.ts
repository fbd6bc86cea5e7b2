import { expect, it } from 'vitest';
import { subjectsOfLevels } from './subjects-of-levels';

it('offers the subjects of the levels, and keeps what is chosen', () => {
  expect(subjectsOfLevels([], [])).toEqual([]);
  expect(subjectsOfLevels(['nursery'], [])).toContain('numeracy');
  expect(subjectsOfLevels(['nursery'], [])).not.toContain('physics');
  expect(subjectsOfLevels(['nursery'], ['physics'])).toContain('physics');
  expect(subjectsOfLevels(['jhs', 'shs'], [])).toEqual(expect.arrayContaining(['mathematics', 'physics']));
});
