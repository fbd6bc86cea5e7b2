import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import {
  dayShape,
  distinct,
  isStored,
  limits,
  ntcLicenceShape,
  optionalEmail,
  optionalText,
  readStored,
  requiredName,
  requiredText,
} from '@/shared/fields';
import { levels, regionCodes, subjects, weekSlots } from '@/shared/ghana';
import { languages, type LanguageCode } from '@/shared/i18n';
import { lessonPlaces, refereeRelations, spokenLanguages, teachingYears } from '@/shared/choices';
import { removalStages, type PersonalFields } from '@/shared/fields';
import { filesSchema, toFileSlots, type ApplicationFile } from './application-file';
import {
  applicantGenders,
  applicationConsentVersion,
  applicationLimits,
  conductVersion,
  ghanaCardShape,
  policeClearances,
  type TutorApplicationOutput,
} from './tutor-application-form';
import { tutorApplicationLifecycle, type TutorApplicationState } from './tutor-application-lifecycle';

/** Reasons of the office for rejecting. */
export const refusalReasons = [
  'papers',
  'qualification',
  'references',
  'interview',
  'conduct',
  'no-need',
  'other',
] as const;

const time = v.pipe(v.string(), v.isoTimestamp());
const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/));
const day = v.pipe(v.string(), v.regex(dayShape));
const optionalDay = v.union([v.literal(''), day]);
const version = v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,40}$/));

/** Stored application. The database rules are generated from this schema. */
export const applicationSchema = v.strictObject({
  state: v.picklist(tutorApplicationLifecycle.states),
  createdAt: time,
  /** Time of the last transition; notes do not change it. */
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  profile: v.strictObject({
    name: requiredName,
    gender: v.picklist(applicantGenders),
    /** Phone and email stand here only in records of older versions. */
    phone: v.exactOptional(phone),
    email: v.exactOptional(optionalEmail),
    region: v.picklist(regionCodes),
    town: requiredText(limits.shortText),
    languages: v.pipe(v.array(v.picklist(spokenLanguages)), v.minLength(1), distinct()),
    about: requiredText(applicationLimits.about),
  }),
  teaching: v.strictObject({
    subjects: v.pipe(v.array(v.picklist(subjects)), v.minLength(1), distinct()),
    levels: v.pipe(v.array(v.picklist(levels)), v.minLength(1), distinct()),
    years: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(teachingYears.minimum),
      v.maxValue(teachingYears.maximum),
    ),
    qualification: requiredText(limits.shortText),
    hasNeedExperience: v.boolean(),
  }),
  travel: v.strictObject({
    where: v.picklist(lessonPlaces),
    regions: v.pipe(v.array(v.picklist(regionCodes)), distinct()),
    towns: optionalText(applicationLimits.towns),
  }),
  hours: v.pipe(v.array(v.picklist(weekSlots)), v.minLength(1), distinct()),
  /** Requested price of one lesson, in pesewas. */
  rate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200_000)),
  papers: v.strictObject({
    ghanaCard: v.pipe(v.string(), v.regex(ghanaCardShape)),
    ntcLicence: v.union([v.literal(''), v.pipe(v.string(), v.regex(ntcLicenceShape))]),
    ntcExpiry: optionalDay,
    policeClearance: v.picklist(policeClearances),
  }),
  files: filesSchema,
  declarations: v.strictObject({
    worksInPublicSchool: v.boolean(),
    school: optionalText(limits.shortText),
    /** Ticked by who works in a public school; true without a question for anybody else. */
    noOwnPupils: v.literal(true),
    conductVersion: version,
    consent: v.strictObject({ version, language: v.picklist(languages.map(({ code }) => code)) }),
  }),
  /** The papers requested last. */
  asked: v.strictObject({ words: optionalText(applicationLimits.about) }),
  /** Why it was rejected, what to improve, and when to apply again; empty before. */
  decision: v.strictObject({
    reason: v.picklist(['', ...refusalReasons]),
    words: optionalText(applicationLimits.about),
    retryFrom: optionalDay,
  }),
  removal: v.exactOptional(v.picklist(removalStages)),
});

/** The contacts beside it and the files are deleted as a whole. */
export const personalFieldsOfApplication: PersonalFields = [
  ...['name', 'phone', 'email', 'town', 'about'].map((name) => `profile.${name}`),
  'teaching.qualification',
  'travel.towns',
  ...['ghanaCard', 'ntcLicence', 'ntcExpiry'].map((name) => `papers.${name}`),
  ...Object.keys(filesSchema.entries).map((name) => `files.${name}`),
  'declarations.school',
  'asked.words',
  'decision.words',
];

const none = v.literal('');
const { profile, teaching, papers } = applicationSchema.entries;

/** Once its applicant is removed. */
const removedSchema = v.strictObject({
  ...applicationSchema.entries,
  profile: v.strictObject({
    ...profile.entries,
    name: none,
    town: none,
    about: none,
    phone: v.exactOptional(none),
  }),
  teaching: v.strictObject({ ...teaching.entries, qualification: none }),
  papers: v.strictObject({ ...papers.entries, ghanaCard: none }),
});

const schemaOf = (data: DocumentData | null) =>
  data?.removal === 'done' ? removedSchema : applicationSchema;

const refereeSchema = v.strictObject({
  name: requiredName,
  phone,
  relation: v.picklist(refereeRelations),
  place: requiredText(limits.shortText),
});

/** Stored referees. Separate from the record, since other people's phone numbers are for the office only. */
export const refereesRecordSchema = v.strictObject({ first: refereeSchema, second: refereeSchema });

/** How to reach the applicant. Read by the office, which logs it, and by the linked account. */
export const applicantContactSchema = v.strictObject({
  phone,
  /** Lower case and never empty: it links the application to an account. */
  email: optionalEmail,
});

export interface TutorApplication extends v.InferOutput<typeof applicationSchema> {
  readonly ref: string;
}

export type ApplicantContact = v.InferOutput<typeof applicantContactSchema>;
export type Referees = v.InferOutput<typeof refereesRecordSchema>;
export type Referee = v.InferOutput<typeof refereeSchema>;

export const tutorApplicationCollection = 'tutorApplications';
export const tutorApplicationPath = (ref: string): string => `${tutorApplicationCollection}/${ref}`;
export const refereesPath = (ref: string): string => `${tutorApplicationPath(ref)}/contact/referees`;

export const applicantContactPath = (ref: string): string => `${tutorApplicationPath(ref)}/contact/applicant`;

export const isTutorApplicationDocument = (data: unknown): boolean =>
  isStored(schemaOf(data as DocumentData | null), data);
export const isRefereesDocument = (data: unknown): boolean => isStored(refereesRecordSchema, data);

export function parseTutorApplication(ref: string, data: DocumentData): TutorApplication {
  const read = readStored(schemaOf(data), data);
  if ('problem' in read) throw new BackendFailure('invalid', `application ${ref}: ${read.problem}`);
  return { ref, ...read.output };
}

export function parseReferees(ref: string, data: DocumentData): Referees {
  const read = readStored(refereesRecordSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `referees of ${ref}: ${read.problem}`);
  return read.output;
}

export function parseApplicantContact(ref: string, data: DocumentData): ApplicantContact {
  const read = readStored(applicantContactSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `contact of ${ref}: ${read.problem}`);
  return read.output;
}

/** Creates the application, its contact and its referees. The tracking belongs in the same batch. */
export function createTutorApplication(
  ref: string,
  sent: TutorApplicationOutput,
  files: readonly ApplicationFile[],
  language: LanguageCode,
): readonly Write[] {
  const worksInPublicSchool = sent.worksInPublicSchool === 'yes';
  const application = {
    state: 'submitted' satisfies TutorApplicationState,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: '',
    isSample: false,
    profile: {
      name: sent.name,
      gender: sent.gender,
      region: sent.region,
      town: sent.town,
      languages: sent.languages,
      about: sent.about,
    },
    teaching: {
      subjects: sent.subjects,
      levels: sent.levels,
      years: sent.years,
      qualification: sent.qualification,
      hasNeedExperience: sent.hasNeedExperience === 'yes',
    },
    travel: { where: sent.where, regions: sent.where === 'online' ? [] : sent.regions, towns: sent.towns },
    hours: sent.hours,
    rate: sent.rate,
    papers: {
      ghanaCard: sent.ghanaCard,
      ntcLicence: sent.ntcLicence,
      ntcExpiry: sent.ntcLicence === '' ? '' : sent.ntcExpiry,
      policeClearance: sent.policeClearance,
    },
    files: toFileSlots(files),
    declarations: {
      worksInPublicSchool,
      school: worksInPublicSchool ? sent.school : '',
      noOwnPupils: !worksInPublicSchool || sent.noOwnPupils,
      conductVersion,
      consent: { version: applicationConsentVersion, language },
    },
    asked: { words: '' },
    decision: { reason: '', words: '', retryFrom: '' },
  };
  const referees = {
    first: {
      name: sent.firstName,
      phone: sent.firstPhone,
      relation: sent.firstRelation,
      place: sent.firstPlace,
    },
    second: {
      name: sent.secondName,
      phone: sent.secondPhone,
      relation: sent.secondRelation,
      place: sent.secondPlace,
    },
  };
  return [
    { type: 'create', path: tutorApplicationPath(ref), data: application },
    { type: 'create', path: refereesPath(ref), data: referees },
    {
      type: 'create',
      path: applicantContactPath(ref),
      data: { phone: sent.phone, email: sent.email.toLowerCase() },
    },
  ];
}
