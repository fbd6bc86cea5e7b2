import { describe, expect, it } from 'vitest';
import type { School } from '@/entities/jobs/school';
import { parseSchool } from '@/entities/jobs/school';
import { schoolIn, school as path } from '../../../../../tests/samples/posts';
import { findSchools, schoolsByState } from './find-schools';

const now = new Date();

const schoolCalled = (name: string, state: School['state'], checkedDaysAgo: number | null): School => ({
  ...parseSchool(name, schoolIn(state, checkedDaysAgo)[path] ?? {}),
  name,
});

const schools = [
  schoolCalled('Adenta Basic', 'checked', 30),
  schoolCalled('Bright Basic', 'checked', 400),
  schoolCalled('Climb SHS', 'unchecked', null),
  schoolCalled('Dawn Basic', 'withdrawn', 30),
];
const byState = schoolsByState(schools, now);

const found = (state: string, search = '') =>
  findSchools(byState, { state, search }, ({ name }) => name).map(({ name }) => name);

describe('the list of schools', () => {
  it('begins with those to call, and leaves out those that are not served', () => {
    expect(found('waiting')).toEqual(['Climb SHS', 'Bright Basic', 'Adenta Basic']);
  });

  it('shows those of one state, also when a check is too old', () => {
    expect(found('recheck')).toEqual(['Bright Basic']);
    expect(found('checked')).toEqual(['Adenta Basic']);
    expect(found('withdrawn')).toEqual(['Dawn Basic']);
  });

  it('finds by every word, in any case', () => {
    expect(found('waiting', 'basic  BRIGHT')).toEqual(['Bright Basic']);
    expect(found('waiting', 'basic climb')).toEqual([]);
  });
});
