import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonHours, firstWeek } from '@/entities/tutor';
import { excludeTutor } from '@/features/tuition/matching/model/exclude-tutor';
import { misfitsOf } from '@/features/tuition/request/model/availability';
import { lessonPlaces, tutorGenders } from '@/shared/choices';
import { levels, schoolClasses, subjects, weekSlots } from '@/shared/ghana';
import { createRequest, createTutor, sampleNow as now } from '../samples/matching';

const someSubjects = subjects.slice(4, 7);
const someHours = weekSlots.slice(0, 5);
const regions = ['GH-AA', 'GH-AH'] as const;
const some = <Item>(items: readonly Item[]) => fc.subarray([...items], { minLength: 1 });
const today = now.toISOString().slice(0, 10);

const aTutor = fc
  .record({
    gender: fc.constantFrom('woman' as const, 'man' as const),
    subjects: some(someSubjects),
    levels: some(levels),
    regions: some(regions),
    where: fc.constantFrom(...lessonPlaces),
    hasNeedExperience: fc.boolean(),
    price: fc.constantFrom(3000, 7000),
    hours: fc.subarray([...someHours]),
    busy: fc.subarray([...someHours]),
    absences: fc.subarray(['2026-11-20/2026-11-24']),
    evidence: fc.subarray([
      { kind: 'police-clearance' as const, date: '2025-01-01', expiry: '2026-11-20' },
      { kind: 'ghana-card' as const, date: '2025-01-01', expiry: '2030-01-01' },
    ]),
  })
  .map((given) => createTutor(given));

const aRequest = fc
  .record({
    schoolClass: fc.constantFrom(...schoolClasses),
    subjects: some(someSubjects),
    hours: some(someHours),
    tutorGender: fc.constantFrom(...tutorGenders),
    budget: fc.constantFrom(0, 5000),
    need: fc.constantFrom('', 'Hearing'),
    where: fc.constantFrom(...lessonPlaces),
    region: fc.constantFrom(...regions),
  })
  .map(({ need, where, region, ...lessons }) =>
    createRequest({
      learner: { need },
      lessons: { ...lessons, prioritySubject: lessons.subjects[0] ?? 'english' },
      place: { where, region },
    }),
  );

it('the form counts exactly those tutors whom the desk can ask', () => {
  const seen = { fitting: 0, excluded: 0 };
  fc.assert(
    fc.property(aTutor, aRequest, (tutor, request) => {
      const { lessons, place, learner } = request;
      const week = firstWeek(lessons.startDate, now);
      const excluded = excludeTutor(request, tutor, commonHours(lessons.hours, tutor, week), [], today);
      const misfits = misfitsOf(
        tutor,
        {
          ...place,
          ...lessons,
          // The desk may ask somebody who has time for fewer.
          lessonsPerWeek: 1,
          subjects: [lessons.prioritySubject],
          chosenSubjects: lessons.subjects,
          hasNeed: learner.need !== '',
        },
        now,
      );
      expect(misfits.length === 0).toBe(excluded === null);
      seen[excluded === null ? 'fitting' : 'excluded'] += 1;
    }),
    { numRuns: 2000 },
  );
  expect(Math.min(seen.fitting, seen.excluded)).toBeGreaterThan(10);
});
