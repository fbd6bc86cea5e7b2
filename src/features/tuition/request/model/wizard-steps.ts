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
import { fieldProblems, type WizardFieldProblem } from '@/shared/form-wizard';
import { wizardSteps, type WizardStep } from './step-names';

export type FieldName = keyof TuitionRequestInput;

/** The fields of each step, in the order in which they are asked. */
export const fieldsOf: Readonly<Record<WizardStep, readonly FieldName[]>> = {
  who: ['relation', 'learnerName', 'learnerGender', 'learnerAge', 'hasNeed', 'need', 'wishedTutor'],
  lessons: ['schoolClass', 'subjects', 'prioritySubject', 'hours', 'lessonsPerWeek'],
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

/** The rules of one step. A day must not be in the past, so they ask what day it is. */
function schemaOf(step: WizardStep, today: () => Date) {
  return {
    who: whoSchema,
    lessons: lessonsSchema,
    place: createPlaceSchema(today),
    reach: reachSchema,
    send: sendSchema,
  }[step];
}

/** The fields of a step that are not in order, each with its first message, in the order in which they are asked. */
export function problemsOf(
  step: WizardStep,
  values: TuitionRequestInput,
  today: () => Date,
): readonly WizardFieldProblem<FieldName>[] {
  return fieldProblems(schemaOf(step, today), fieldsOf[step], values);
}

/** The first field of a step that is not in order; null when the step is complete. */
export function firstProblem(
  step: WizardStep,
  values: TuitionRequestInput,
  today: () => Date,
): FieldName | null {
  return problemsOf(step, values, today)[0]?.field ?? null;
}

/** The farthest step that may be opened: every step before it is complete. */
export function farthestStep(values: TuitionRequestInput, today: () => Date): WizardStep {
  return wizardSteps.find((step) => firstProblem(step, values, today) !== null) ?? 'send';
}

/** What will be sent, once every step is in order. @throws ValiError when one is not. */
export function completeRequest(values: TuitionRequestInput, today: () => Date): TuitionRequestOutput {
  return {
    ...v.parse(whoSchema, values),
    ...v.parse(lessonsSchema, values),
    ...v.parse(createPlaceSchema(today), values),
    ...v.parse(reachSchema, values),
    ...v.parse(sendSchema, values),
  };
}
