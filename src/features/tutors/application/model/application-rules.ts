import * as v from 'valibot';
import {
  applicantSchema,
  applicationSendSchema,
  declarationsSchema,
  papersSchema,
  refereesSchema,
  teachingSchema,
  travelSchema,
  type TutorApplicationInput,
  type TutorApplicationOutput,
} from '@/entities/tutor-application';
import type { StepRules } from '@/shared/form-wizard';
import type { ApplicationStep } from './application-steps';

export type FieldName = keyof TutorApplicationInput;

/** Fields of each step, in form order. */
export const fieldsOf: Readonly<Record<ApplicationStep, readonly FieldName[]>> = {
  you: ['name', 'gender', 'phone', 'email', 'region', 'town', 'languages', 'about'],
  teaching: ['levels', 'subjects', 'years', 'qualification', 'hasNeedExperience'],
  travel: ['where', 'regions', 'towns', 'hours', 'rate'],
  papers: ['ghanaCard', 'ntcLicence', 'ntcExpiry', 'policeClearance'],
  referees: [
    'firstName',
    'firstPhone',
    'firstRelation',
    'firstPlace',
    'secondName',
    'secondPhone',
    'secondRelation',
    'secondPlace',
  ],
  declarations: ['worksInPublicSchool', 'school', 'noOwnPupils', 'conduct'],
  send: ['consent'],
};

export const emptyApplication: TutorApplicationInput = {
  name: '',
  gender: '',
  phone: '',
  email: '',
  region: '',
  town: '',
  languages: [],
  about: '',
  subjects: [],
  levels: [],
  years: '',
  qualification: '',
  hasNeedExperience: '',
  where: '',
  regions: [],
  towns: '',
  hours: [],
  rate: '',
  ghanaCard: '',
  ntcLicence: '',
  ntcExpiry: '',
  policeClearance: '',
  firstName: '',
  firstPhone: '',
  firstRelation: '',
  firstPlace: '',
  secondName: '',
  secondPhone: '',
  secondRelation: '',
  secondPlace: '',
  worksInPublicSchool: '',
  school: '',
  noOwnPupils: false,
  conduct: false,
  consent: false,
};

const schemas = {
  you: applicantSchema,
  teaching: teachingSchema,
  travel: travelSchema,
  papers: papersSchema,
  referees: refereesSchema,
  declarations: declarationsSchema,
  send: applicationSendSchema,
} as const;

export const applicationRules: StepRules<ApplicationStep, TutorApplicationInput> = {
  fieldsOf,
  schemaOf: (step) => schemas[step],
};

/** The validated application. @throws ValiError when a step is incomplete. */
export function completeApplication(values: TutorApplicationInput): TutorApplicationOutput {
  return {
    ...v.parse(applicantSchema, values),
    ...v.parse(teachingSchema, values),
    ...v.parse(travelSchema, values),
    ...v.parse(papersSchema, values),
    ...v.parse(refereesSchema, values),
    ...v.parse(declarationsSchema, values),
    ...v.parse(applicationSendSchema, values),
  };
}
