import * as v from 'valibot';
import {
  contactStepSchema,
  createDatesSchema,
  needFields,
  needSchema,
  schoolStepSchema,
  sendStepSchema,
  type ScopingInput,
  type ScopingOutput,
} from '@/entities/consultancy/consultation';
import { consultancyNeeds } from '@/shared/choices';
import type { StepRules } from '@/shared/form-wizard';
import type { ScopingStep } from './scoping-steps';

export type FieldName = keyof ScopingInput;

/** Fields of each step, in form order. */
export const fieldsOf: Readonly<Record<ScopingStep, readonly FieldName[]>> = {
  need: ['needs', ...consultancyNeeds.flatMap((need) => needFields[need]), 'more'],
  school: ['schoolName', 'kind', 'levels', 'region', 'town', 'pupils', 'teachers'],
  dates: ['from', 'until', 'firstDay', 'firstPart', 'secondDay', 'secondPart', 'way', 'decides'],
  contact: ['name', 'position', 'phone', 'email'],
  send: ['consent'],
};

export const emptyScoping: ScopingInput = {
  needs: [],
  resultsExam: '',
  resultsTrend: '',
  resultsWords: '',
  timetableTrouble: '',
  timetableClasses: '',
  timetableWords: '',
  trainingTopic: '',
  trainingWhen: '',
  trainingWords: '',
  admissionsChange: '',
  admissionsKnown: '',
  admissionsWords: '',
  systemsArea: '',
  systemsNow: '',
  systemsWords: '',
  more: '',
  schoolName: '',
  kind: '',
  levels: [],
  region: '',
  town: '',
  pupils: '',
  teachers: '',
  from: '',
  until: '',
  firstDay: '',
  firstPart: '',
  secondDay: '',
  secondPart: '',
  way: '',
  decides: '',
  name: '',
  position: '',
  phone: '',
  email: '',
  consent: false,
};

/** @param today current date, because wished days must not be in the past */
export const createScopingRules = (today: () => Date): StepRules<ScopingStep, ScopingInput> => ({
  fieldsOf,
  schemaOf: (step) =>
    ({
      need: needSchema,
      school: schoolStepSchema,
      dates: createDatesSchema(today),
      contact: contactStepSchema,
      send: sendStepSchema,
    })[step],
});

/** The validated answers. @throws ValiError when a step is incomplete. */
export const completeScoping = (values: ScopingInput, today: () => Date): ScopingOutput => ({
  ...v.parse(needSchema, values),
  ...v.parse(schoolStepSchema, values),
  ...v.parse(createDatesSchema(today), values),
  ...v.parse(contactStepSchema, values),
  ...v.parse(sendStepSchema, values),
});
