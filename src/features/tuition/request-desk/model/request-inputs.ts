import * as v from 'valibot';
import type { CorrectionInput } from '@/entities/change-log';
import { lessonsPerWeek, maximumBudgetCedis, type TuitionRequest } from '@/entities/tuition-request';
import { learnerGenders, lessonPlaces, tutorGenders } from '@/shared/choices';
import {
  dayShape,
  fieldMessage,
  limits,
  oneOf,
  optionalCedis,
  optionalText,
  requiredInteger,
  requiredText,
  someOf,
} from '@/shared/fields';
import { regionCodes, schoolClasses, subjects, subjectsOf, weekSlots } from '@/shared/ghana';

const one = (name: string, codes: readonly string[], value: string): CorrectionInput => ({
  name,
  kind: 'one',
  codes,
  schema: oneOf(codes),
  value,
});

/** The fields of a request that the office can correct. The learner's name stands in groups too. */
export const requestInputs = ({ learner, lessons, place }: TuitionRequest): readonly CorrectionInput[] => [
  { name: 'learner.age', kind: 'text', schema: requiredInteger(2, 80), value: String(learner.age) },
  one('learner.gender', learnerGenders, learner.gender),
  { name: 'learner.need', kind: 'text', schema: optionalText(limits.shortText), value: learner.need },
  one('lessons.schoolClass', schoolClasses, lessons.schoolClass),
  {
    name: 'lessons.subjects',
    kind: 'some',
    codes: [...new Set([...subjectsOf(lessons.schoolClass), ...lessons.subjects])],
    // The first subject is one of them: whoever wants another corrects it before.
    schema: v.pipe(
      someOf(subjects),
      v.check((chosen) => chosen.includes(lessons.prioritySubject), fieldMessage('firstSubject')),
    ),
    value: lessons.subjects,
  },
  one('lessons.prioritySubject', lessons.subjects, lessons.prioritySubject),
  {
    name: 'lessons.hours',
    kind: 'some',
    codes: weekSlots,
    schema: someOf(weekSlots),
    value: lessons.hours,
  },
  {
    ...one('lessons.perWeek', lessonsPerWeek, String(lessons.perWeek)),
    schema: v.pipe(oneOf(lessonsPerWeek), v.transform(Number)),
  },
  {
    name: 'lessons.startDate',
    kind: 'day',
    schema: v.pipe(v.string(), v.regex(dayShape, fieldMessage('date'))),
    value: lessons.startDate,
  },
  one('lessons.tutorGender', tutorGenders, lessons.tutorGender),
  {
    name: 'lessons.budget',
    kind: 'text',
    schema: optionalCedis(maximumBudgetCedis),
    value: (lessons.budget / 100).toFixed(2),
  },
  one('place.where', lessonPlaces, place.where),
  one('place.region', regionCodes, place.region),
  {
    name: 'place.town',
    kind: 'text',
    schema: place.where === 'online' ? optionalText(limits.shortText) : requiredText(limits.shortText),
    value: place.town,
  },
];
