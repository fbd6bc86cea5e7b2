import * as v from 'valibot';
import { yesOrNoInput, type CorrectionInput } from '@/entities/change-log';
import {
  applicantGenders,
  applicantSchema,
  papersSchema,
  policeClearances,
  refereesSchema,
  teachingSchema,
  travelSchema,
  type Referee,
} from '@/entities/tutor-application';
import { lessonPlaces, refereeRelations, spokenLanguages } from '@/shared/choices';
import { fieldMessage, limits, oneOf, optionalText } from '@/shared/fields';
import { levels, regionCodes, subjects, weekSlots } from '@/shared/ghana';
import type { ApplicationSeen } from '../api/correct-application';

type Schema = v.GenericSchema;

const text = (name: string, schema: Schema, value: string): CorrectionInput => ({
  name,
  kind: 'text',
  schema,
  value,
});

const one = (name: string, codes: readonly string[], value: string): CorrectionInput => ({
  name,
  kind: 'one',
  codes,
  schema: oneOf(codes),
  value,
});

const some = (
  name: string,
  codes: readonly string[],
  schema: Schema,
  value: readonly string[],
): CorrectionInput => ({ name, kind: 'some', codes, schema, value });

/** The fields of an application that the office can correct. Papers are asked for anew. */
export const applicationInputs = ({
  profile,
  teaching,
  travel,
  hours,
  rate,
  papers,
  declarations,
}: ApplicationSeen): readonly CorrectionInput[] => {
  const applicant = applicantSchema.entries;
  const { regions } = travelSchema.entries;
  return [
    text('profile.name', applicant.name, profile.name),
    one('profile.gender', applicantGenders, profile.gender),
    one('profile.region', regionCodes, profile.region),
    text('profile.town', applicant.town, profile.town),
    some('profile.languages', spokenLanguages, applicant.languages, profile.languages),
    { ...text('profile.about', applicant.about, profile.about), kind: 'words' },
    some('teaching.subjects', subjects, teachingSchema.entries.subjects, teaching.subjects),
    some('teaching.levels', levels, teachingSchema.entries.levels, teaching.levels),
    text('teaching.years', teachingSchema.entries.years, String(teaching.years)),
    text('teaching.qualification', teachingSchema.entries.qualification, teaching.qualification),
    yesOrNoInput('teaching.hasNeedExperience', teaching.hasNeedExperience),
    one('travel.where', lessonPlaces, travel.where),
    some(
      'travel.regions',
      regionCodes,
      v.pipe(
        regions,
        v.check((chosen) => travel.where === 'online' || chosen.length > 0, fieldMessage('required')),
      ),
      travel.regions,
    ),
    text('travel.towns', travelSchema.entries.towns, travel.towns),
    some('hours', weekSlots, travelSchema.entries.hours, hours),
    text('rate', travelSchema.entries.rate, (rate / 100).toFixed(2)),
    text('papers.ghanaCard', papersSchema.entries.ghanaCard, papers.ghanaCard),
    text('papers.ntcLicence', papersSchema.entries.ntcLicence, papers.ntcLicence),
    { ...text('papers.ntcExpiry', papersSchema.entries.ntcExpiry, papers.ntcExpiry), kind: 'day' },
    one('papers.policeClearance', policeClearances, papers.policeClearance),
    yesOrNoInput('declarations.worksInPublicSchool', declarations.worksInPublicSchool),
    text('declarations.school', optionalText(limits.shortText), declarations.school),
  ];
};

/** The address links an account. */
const addressSchema = v.pipe(
  applicantSchema.entries.email,
  v.transform((address) => address.toLowerCase()),
);

/** Phone and email in the application itself, where an older version stored them. */
export const heldContactInputs = ({
  profile: { phone, email },
}: ApplicationSeen): readonly CorrectionInput[] => [
  ...(phone === undefined ? [] : [text('profile.phone', applicantSchema.entries.phone, phone)]),
  ...(email === undefined ? [] : [text('profile.email', addressSchema, email)]),
];

/** The fields of the applicant's contact that the office can correct. */
export const applicantInputs = ({
  applicant: { phone, email } = { phone: '', email: '' },
}: ApplicationSeen): readonly CorrectionInput[] => [
  text('applicant.phone', applicantSchema.entries.phone, phone),
  text('applicant.email', addressSchema, email),
];

const refereeInputs = (which: 'first' | 'second', referee: Referee | undefined) => {
  if (referee === undefined) return [];
  const { firstName, firstPhone, firstPlace } = refereesSchema.entries;
  return [
    text(`${which}.name`, firstName, referee.name),
    text(`${which}.phone`, firstPhone, referee.phone),
    one(`${which}.relation`, refereeRelations, referee.relation),
    text(`${which}.place`, firstPlace, referee.place),
  ];
};

/** The fields of the referees that the office can correct. */
export const refereesInputs = ({ first, second }: ApplicationSeen): readonly CorrectionInput[] => [
  ...refereeInputs('first', first),
  ...refereeInputs('second', second),
];
