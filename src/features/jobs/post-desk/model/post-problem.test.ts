import { expect, it } from 'vitest';
import { parseSchool } from '@/entities/jobs/school';
import { closesIn, school as path, schoolIn } from '../../../../../tests/samples/posts';
import { closingProblem, schoolProblem } from './post-problem';

const school = (...given: Parameters<typeof schoolIn>) => parseSchool('s', schoolIn(...given)[path] ?? {});

it('says why a post cannot be published for its school', () => {
  const now = new Date();
  expect(schoolProblem(school('checked', 30), now)).toBeNull();
  expect(schoolProblem(school('checked', 400), now)).toBe('lapsed');
  expect(schoolProblem(school('unchecked', null), now)).toBe('unchecked');
  expect(schoolProblem(school('withdrawn', 30), now)).toBe('withdrawn');
  expect(schoolProblem(undefined, now)).toBe('gone');
});

it('says why a closing time cannot stand in a post', () => {
  const now = new Date();
  expect(closingProblem({ closesAt: closesIn(1) }, now)).toBeNull();
  expect(closingProblem({ closesAt: closesIn(365 * 24) }, now)).toBeNull();
  expect(closingProblem({ closesAt: closesIn(-1) }, now)).toBe('past');
  expect(closingProblem({ closesAt: closesIn(367 * 24) }, now)).toBe('far');
});
