import * as v from 'valibot';
import {
  createPlaceSchema,
  lessonsSchema,
  reachSchema,
  sendSchema,
  whoSchema,
  type TuitionRequestInput,
  type TuitionRequestOutput,
} from '@/entities/tuition-request';
import { fieldMessage } from '@/shared/fields';
import type { StepRules } from '@/shared/form-wizard';
import type { RequestStep } from './request-steps';

export type FieldName = keyof TuitionRequestInput;

/** Fields of each step, in form order. */
export const fieldsOf: Readonly<Record<RequestStep, readonly FieldName[]>> = {
  who: ['relation', 'learnerName', 'learnerGender', 'learnerAge', 'hasNeed', 'need', 'wishedTutor'],
  lessons: ['schoolClass', 'school', 'subjects', 'prioritySubject', 'hours', 'lessonsPerWeek'],
  place: [
    'where',
    'region',
    'town',
    'digitalAddress',
    'landmark',
    'startDate',
    'tutorGender',
    'budget',
    'trialPresence',
  ],
  reach: ['guardianName', 'phone', 'contactBy', 'email', 'message'],
  send: ['consent', 'news'],
};

export const emptyRequest: TuitionRequestInput = {
  relation: '',
  learnerName: '',
  learnerGender: '',
  learnerAge: '',
  hasNeed: 'no',
  need: '',
  wishedTutor: '',
  schoolClass: '',
  school: '',
  subjects: [],
  prioritySubject: '',
  hours: [],
  lessonsPerWeek: '2',
  where: '',
  region: '',
  town: '',
  digitalAddress: '',
  landmark: '',
  startDate: '',
  tutorGender: 'any',
  budget: '',
  trialPresence: false,
  guardianName: '',
  phone: '',
  contactBy: '',
  email: '',
  message: '',
  consent: false,
  news: false,
};

/**
 * @param today current date, because dates must not be in the past
 * @param isPaused whether the office takes no new requests from a region now
 */
export const createRequestRules = (
  today: () => Date,
  isPaused: (region: string) => boolean,
): StepRules<RequestStep, TuitionRequestInput> => ({
  fieldsOf,
  schemaOf: (step) =>
    ({
      who: whoSchema,
      lessons: askedLessonsSchema,
      place: placeSchema(today, isPaused),
      reach: reachSchema,
      send: sendSchema,
    })[step],
});

/** The only subject matters most; of several the family says which. */
export const priorityOf = ({
  subjects: [first = '', ...others],
  prioritySubject,
}: Pick<TuitionRequestInput, 'subjects' | 'prioritySubject'>): string =>
  others.length === 0 ? first : prioritySubject;

const { prioritySubject: _asked, ...withoutPriority } = lessonsSchema.entries;
const oneSubjectSchema = v.object(withoutPriority);

const askedLessonsSchema = v.lazy((values) =>
  v.is(v.object({ subjects: v.pipe(v.array(v.string()), v.maxLength(1)) }), values)
    ? oneSubjectSchema
    : lessonsSchema,
);

const placeSchema = (today: () => Date, isPaused: (region: string) => boolean) =>
  v.pipe(
    createPlaceSchema(today),
    v.forward(
      v.check(({ region }) => !isPaused(region), fieldMessage('paused')),
      ['region'],
    ),
  );

/** The validated request. @throws ValiError when a step is incomplete. */
export function completeRequest(values: TuitionRequestInput, today: () => Date): TuitionRequestOutput {
  return {
    ...v.parse(whoSchema, values),
    ...v.parse(lessonsSchema, { ...values, prioritySubject: priorityOf(values) }),
    ...v.parse(createPlaceSchema(today), values),
    ...v.parse(reachSchema, values),
    ...v.parse(sendSchema, values),
  };
}
