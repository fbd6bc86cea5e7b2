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
import { fieldProblems, type WizardFieldProblem } from '@/shared/form-wizard';
import { applySteps, type ApplyStep } from './step-names';

export type FieldName = keyof TutorApplicationInput;

/** The fields of each step, in the order in which they are asked. */
export const fieldsOf: Readonly<Record<ApplyStep, readonly FieldName[]>> = {
  you: ['name', 'gender', 'phone', 'email', 'region', 'town', 'languages', 'about'],
  teaching: ['subjects', 'levels', 'years', 'qualification', 'hasNeedExperience'],
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

/** The fields of a step that are not in order, each with its first message, in the order in which they are asked. */
export const problemsOf = (
  step: ApplyStep,
  values: TutorApplicationInput,
): readonly WizardFieldProblem<FieldName>[] => fieldProblems(schemas[step], fieldsOf[step], values);

/** The first field of a step that is not in order; null when the step is complete. */
export const firstProblem = (step: ApplyStep, values: TutorApplicationInput): FieldName | null =>
  problemsOf(step, values)[0]?.field ?? null;

/** The farthest step that may be opened: every step before it is complete. */
export const farthestStep = (values: TutorApplicationInput): ApplyStep =>
  applySteps.find((step) => firstProblem(step, values) !== null) ?? 'send';

/** What will be sent, once every step is in order. @throws ValiError when one is not. */
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
