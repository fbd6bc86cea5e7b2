import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TuitionRequestInput } from '@/entities/tuition-request';
import { lessonPlaces, tutorGenders } from '@/shared/choices';
import { levels, schoolClasses, subjects, weekSlots } from '@/shared/ghana';
import { lessonsPerWeek } from '@/entities/tuition-request';
import { createTutor, sampleNow as now } from '../../../../../tests/samples/matching';
import { availabilityOf, changeWishes } from './availability';
import { emptyRequest } from './request-rules';
import { wantedLessonsOf, type WantedLessons } from './wanted-lessons';

// Few subjects, regions and hours, so that many pairs fit and many do not.
const someSubjects = subjects.slice(4, 8);
const someHours = weekSlots.slice(0, 6);
const regions = ['GH-AA', 'GH-AH'] as const;
const some = <Item>(items: readonly Item[]) => fc.subarray([...items], { minLength: 1 });

const tutors = fc
  .array(
    fc.record({
      gender: fc.constantFrom('woman' as const, 'man' as const),
      subjects: some(someSubjects),
      levels: some(levels),
      regions: some(regions),
      where: fc.constantFrom(...lessonPlaces),
      hasNeedExperience: fc.boolean(),
      price: fc.integer({ min: 0, max: 10_000 }),
      hours: fc.subarray([...someHours]),
      busy: fc.subarray([...someHours]),
      absences: fc.subarray(['2026-11-20/2026-11-24', '2026-12-24/2027-01-04']),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((given, index) => createTutor({ ...given, id: `t${String(index)}` })));

/** One answer of the form, or none yet. */
const answers = {
  schoolClass: fc.constantFrom('' as const, ...schoolClasses),
  subjects: fc.subarray([...someSubjects]),
  hours: fc.subarray([...someHours]),
  startDate: fc.constantFrom('', '2026-11-23'),
  lessonsPerWeek: fc.constantFrom(...lessonsPerWeek.slice(0, 4)),
  where: fc.constantFrom('' as const, ...lessonPlaces),
  region: fc.constantFrom('' as const, ...regions),
  tutorGender: fc.constantFrom(...tutorGenders),
  hasNeed: fc.constantFrom('no' as const, 'yes' as const),
  budget: fc.constantFrom('', '40', '75.50'),
} satisfies { [Name in keyof TuitionRequestInput]?: fc.Arbitrary<TuitionRequestInput[Name]> };

const wishes = fc
  .record(answers)
  .chain((given) =>
    fc
      .constantFrom('' as const, ...given.subjects)
      .map((prioritySubject) => wantedLessonsOf({ ...emptyRequest, ...given, prioritySubject })),
  );

/** The same wishes with one answer taken back. */
const without = (wanted: WantedLessons): readonly WantedLessons[] => [
  { ...wanted, schoolClass: '' },
  { ...wanted, subjects: wanted.chosenSubjects },
  { ...wanted, subjects: [] },
  { ...wanted, hours: [] },
  { ...wanted, lessonsPerWeek: 1 },
  { ...wanted, where: 'either' },
  { ...wanted, where: '' },
  { ...wanted, region: '' },
  { ...wanted, tutorGender: 'any' },
  { ...wanted, hasNeed: false },
  { ...wanted, budget: 0 },
];

it('never counts more tutors after one more condition', () => {
  fc.assert(
    fc.property(tutors, wishes, (all, wanted) => {
      const { count } = availabilityOf(all, wanted, now);
      for (const fewer of without(wanted))
        expect(availabilityOf(all, fewer, now).count).toBeGreaterThanOrEqual(count);
    }),
  );
});

it('names only changes that give their number, where nobody fits', () => {
  let named = 0;
  fc.assert(
    fc.property(tutors, wishes, (all, wanted) => {
      const { count, changes } = availabilityOf(all, wanted, now);
      if (count > 0) expect(changes).toEqual([]);
      named += changes.length;
      for (const change of changes) {
        expect(change.count).toBeGreaterThan(0);
        expect(availabilityOf(all, changeWishes(wanted, change), now).count).toBe(change.count);
      }
    }),
    { numRuns: 500 },
  );
  // Otherwise the property says nothing.
  expect(named).toBeGreaterThan(0);
});

it('says hours that somebody has free, among the chosen ones', () => {
  fc.assert(
    fc.property(tutors, wishes, (all, wanted) => {
      const { count, hours } = availabilityOf(all, wanted, now);
      expect(hours.length > 0).toBe(count > 0);
      if (wanted.hours.length > 0) for (const hour of hours) expect(wanted.hours).toContain(hour);
    }),
  );
});
