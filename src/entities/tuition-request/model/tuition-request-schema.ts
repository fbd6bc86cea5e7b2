import * as v from 'valibot';
import {
  dayFromToday,
  fieldMessage,
  limits,
  mustBeTicked,
  oneOf,
  optionalCedis,
  optionalDigitalAddress,
  optionalEmail,
  optionalName,
  optionalText,
  requiredInteger,
  requiredName,
  requiredPhone,
  someOf,
} from '@/shared/fields';
import { regionCodes, schoolClasses, subjects, weekSlots } from '@/shared/ghana';
import { contactWays, learnerGenders, lessonPlaces, tutorGenders } from '@/shared/choices';

/** Schemas of the five steps of the request form, shared by form and backend. */

export const relations = ['parent', 'guardian', 'self'] as const;

/** Number of lessons per week. */
export const lessonsPerWeek = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Learner's age in years, from nursery to adult private candidates. */
const age = { minimum: 2, maximum: 80 };

/** Maximum price for one lesson in cedis, against typing errors. */
export const maximumBudgetCedis = 2000;

/** Version of the consent text; changes with `locales/en/tuition.json`. */
export const consentVersion = '2026-11.2';

const whoFields = {
  relation: oneOf(relations),
  learnerName: optionalName,
  learnerGender: oneOf(learnerGenders),
  learnerAge: requiredInteger(age.minimum, age.maximum),
  hasNeed: oneOf(['no', 'yes']),
  need: optionalText(limits.shortText),
  /** Id of the requested tutor, or empty. */
  wishedTutor: optionalText(128),
};

const lessonsFields = {
  schoolClass: oneOf(schoolClasses),
  /** School of the learner, so that no teacher of it is asked; or empty. */
  school: optionalText(limits.shortText),
  subjects: someOf(subjects),
  prioritySubject: oneOf(subjects),
  hours: someOf(weekSlots),
  lessonsPerWeek: v.pipe(oneOf(lessonsPerWeek), v.transform(Number)),
};

const placeFields = (today: () => Date) => ({
  where: oneOf(lessonPlaces),
  region: oneOf(regionCodes),
  town: optionalText(limits.shortText),
  digitalAddress: optionalDigitalAddress,
  landmark: optionalText(limits.shortText),
  startDate: dayFromToday(today),
  tutorGender: oneOf(tutorGenders),
  budget: optionalCedis(maximumBudgetCedis),
});

const reachFields = {
  guardianName: requiredName,
  phone: requiredPhone,
  contactBy: oneOf(contactWays),
  email: optionalEmail,
  message: optionalText(limits.longText),
};

export const whoSchema = v.pipe(
  v.object(whoFields),
  v.forward(
    v.partialCheck(
      [['hasNeed'], ['need']],
      ({ hasNeed, need }) => hasNeed === 'no' || need !== '',
      fieldMessage('required'),
    ),
    ['need'],
  ),
);

export const lessonsSchema = v.pipe(
  v.object(lessonsFields),
  v.forward(
    v.partialCheck(
      [['subjects'], ['prioritySubject']],
      ({ subjects: chosen, prioritySubject }) => chosen.includes(prioritySubject),
      fieldMessage('required'),
    ),
    ['prioritySubject'],
  ),
);

export const createPlaceSchema = (today: () => Date) =>
  v.pipe(
    v.object({ ...placeFields(today), trialPresence: mustBeTicked }),
    v.forward(
      v.partialCheck(
        [['where'], ['town']],
        ({ where, town }) => where === 'online' || town !== '',
        fieldMessage('required'),
      ),
      ['town'],
    ),
  );

export const reachSchema = v.pipe(
  v.object(reachFields),
  v.forward(
    v.partialCheck(
      [['contactBy'], ['email']],
      ({ contactBy, email }) => contactBy !== 'email' || email !== '',
      fieldMessage('required'),
    ),
    ['email'],
  ),
);

export const sendSchema = v.object({ consent: mustBeTicked, news: v.boolean() });

/** Input values of all steps. */
export type TuitionRequestInput = v.InferInput<typeof whoSchema> &
  v.InferInput<typeof lessonsSchema> &
  v.InferInput<ReturnType<typeof createPlaceSchema>> &
  v.InferInput<typeof reachSchema> &
  v.InferInput<typeof sendSchema>;

/** Validated output of all steps, in the units of the record. */
export type TuitionRequestOutput = v.InferOutput<typeof whoSchema> &
  v.InferOutput<typeof lessonsSchema> &
  v.InferOutput<ReturnType<typeof createPlaceSchema>> &
  v.InferOutput<typeof reachSchema> &
  v.InferOutput<typeof sendSchema>;
