import * as v from 'valibot';
import type { CorrectionInput } from '@/entities/change-log';
import {
  cancelReasons,
  lessonsPerWeek,
  maximumBudgetCedis,
  type TuitionRequest,
} from '@/entities/tuition-request';
import type { Tutor } from '@/entities/tutor';
import { learnerGenders, lessonPlaces, tutorGenders } from '@/shared/choices';
import {
  dayShape,
  fieldMessage,
  limits,
  oneOf,
  optionalCedis,
  optionalName,
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

/** The tutor whom a family wishes for: nobody, one who takes learners, or whoever it is now. */
function wishInput(wished: string, tutors: readonly Tutor[]): CorrectionInput {
  const offered = tutors.filter(({ state }) => state === 'active').map(({ id }) => id);
  const codes = [...new Set(['', ...(wished === '' ? [] : [wished]), ...offered])];
  const words = Object.fromEntries(tutors.map(({ id, name }) => [id, name]));
  return { ...one('wishedTutor', codes, wished), schema: v.picklist(codes), words };
}

/** The fields of a request that the office can correct: why it was cancelled only once it is. */
export const requestInputs = (
  { state, learner, lessons, place, school = '', wishedTutor = '', cancellation }: TuitionRequest,
  tutors: readonly Tutor[],
): readonly CorrectionInput[] => [
  { name: 'learner.name', kind: 'text', schema: optionalName, value: learner.name },
  { name: 'learner.age', kind: 'text', schema: requiredInteger(2, 80), value: String(learner.age) },
  one('learner.gender', learnerGenders, learner.gender),
  { name: 'learner.need', kind: 'text', schema: optionalText(limits.shortText), value: learner.need },
  { name: 'school', kind: 'text', schema: optionalText(limits.shortText), value: school },
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
  wishInput(wishedTutor, tutors),
  ...(state === 'cancelled'
    ? [
        one('cancellation.reason', cancelReasons, cancellation.reason),
        {
          name: 'cancellation.words',
          kind: 'text',
          schema: optionalText(limits.shortText),
          value: cancellation.words,
        } as const,
      ]
    : []),
];
