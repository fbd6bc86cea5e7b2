import { expect, it } from 'vitest';
import { isInSchoolHours } from './school-hours';

it.each([
  ['on a Tuesday before noon', 'jhs-2', '2026-12-01T10:00', 75, true],
  ['in the last hour', 'primary-4', '2026-12-01T14:59', 60, true],
  ['when school is over', 'primary-4', '2026-12-01T15:00', 60, false],
  ['before school', 'shs-1', '2026-12-01T06:00', 60, false],
  ['that lasts into school', 'shs-1', '2026-12-01T06:00', 90, true],
  ['in the evening', 'jhs-2', '2026-12-01T16:00', 75, false],
  ['on a Saturday', 'jhs-2', '2026-12-05T10:00', 75, false],
  ['on a Sunday', 'jhs-2', '2026-12-06T10:00', 75, false],
  ["on Farmers' Day", 'jhs-2', '2026-12-04T10:00', 75, false],
  ['of a private candidate', 'wassce-private', '2026-12-01T10:00', 90, false],
] as const)('knows a lesson %s', (_, schoolClass, start, minutes, isMet) => {
  expect(isInSchoolHours(schoolClass, `${start}:00.000Z`, minutes)).toBe(isMet);
});
