import { expect, it } from 'vitest';
import { checksOf } from './checks-of';

it.each([
  ['evidence.recorded', 'tutorApplications/LL-A7K2M', 'tutorApplications/LL-A7K2M/evidence'],
  ['evidence.withdrawn', 'tutorApplications/LL-A7K2M', 'tutorApplications/LL-A7K2M/evidence'],
  ['evidence.recorded', 'tutors/ama', 'evidence/ama/items'],
  ['screening.started', 'tutorApplications/LL-A7K2M', null],
  ['tutor.approved', 'tutors/ama', null],
])('a line %s of %s finds its check in %s', (event, record, collection) => {
  expect(checksOf({ event, record })).toBe(collection);
});
