import { expect, it } from 'vitest';
import { parseSchool, type School } from '@/entities/jobs/school';
import { school as path, schoolIn } from '../../../../../tests/samples/posts';
import { findSchool, isChecked, shownSchoolState } from './find-school';

const now = new Date();

const schoolCalled = (name: string, state: School['state'], checkedDaysAgo: number | null): School => ({
  ...parseSchool(name, schoolIn(state, checkedDaysAgo)[path] ?? {}),
  name,
});

const schools = [
  schoolCalled('Climb Basic', 'unchecked', null),
  schoolCalled('Bright Basic', 'checked', 400),
  schoolCalled('Adenta Basic', 'checked', 30),
  schoolCalled('Dawn Basic', 'withdrawn', 30),
];

it('finds schools by every word, those that can be linked first', () => {
  expect(findSchool(schools, 'basic', now).map(({ name }) => name)).toEqual([
    'Adenta Basic',
    'Climb Basic',
    'Bright Basic',
  ]);
  expect(findSchool(schools, 'BASIC bright', now).map(({ name }) => name)).toEqual(['Bright Basic']);
  expect(findSchool(schools, ' ', now)).toEqual([]);
});

it('links with none whose check is missing or too old', () => {
  expect(schools.map((school) => isChecked(school, now))).toEqual([false, false, true, false]);
  expect(shownSchoolState(schools[1] ?? ({} as School), now)).toBe('recheck');
});
