import * as v from 'valibot';
import { serverTime, type Write } from '@/shared/backend';
import { refereeRelations, teachingYears } from '@/shared/choices';
import {
  fieldMessage,
  limits,
  mustBeTicked,
  oneOf,
  optionalEmail,
  optionalLicence,
  optionalName,
  optionalPhone,
  optionalText,
  requiredInteger,
  requiredName,
  requiredPhone,
  requiredText,
  type StoredFile,
} from '@/shared/fields';
import { regionCodes, subjects } from '@/shared/ghana';
import type { LanguageCode } from '@/shared/i18n';
import type { JobApplicationState } from './job-application-lifecycle';

/** Version of the consent text; changes with `locales/en/job-apply.json`. */
const consentVersion = '2026-11.1';

const optionalRelation = v.pipe(v.string(), v.picklist(['', ...refereeRelations]));

const numbers = ['first', 'second'] as const;

const parts = ['Name', 'Phone', 'Relation', 'Place'] as const;

const shape = v.object({
  name: requiredName,
  phone: requiredPhone,
  email: optionalEmail,
  region: oneOf(regionCodes),
  town: requiredText(limits.shortText),
  qualification: requiredText(limits.shortText),
  years: requiredInteger(teachingYears.minimum, teachingYears.maximum),
  /** May be empty, as of a class teacher. */
  subjects: v.array(v.pipe(v.string(), v.picklist(subjects, fieldMessage('notThere')))),
  ntcLicence: optionalLicence,
  cover: requiredText(limits.longText),
  firstName: optionalName,
  firstPhone: optionalPhone,
  firstRelation: optionalRelation,
  firstPlace: optionalText(limits.shortText),
  secondName: optionalName,
  secondPhone: optionalPhone,
  secondRelation: optionalRelation,
  secondPlace: optionalText(limits.shortText),
  consent: mustBeTicked,
});

type Values = v.InferOutput<typeof shape>;

/** What was typed of one referee. */
const refereeOf = (values: Values, which: (typeof numbers)[number]) => ({
  name: values[`${which}Name`],
  phone: values[`${which}Phone`],
  relation: values[`${which}Relation`],
  place: values[`${which}Place`],
});

/** Schema of the form. Referees may be left out; one that is begun is complete. */
export const jobApplicationFormSchema = v.pipe(
  shape,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const values = dataset.value;
    for (const which of numbers) {
      const keys = parts.map((part) => `${which}${part}` as const);
      if (keys.every((key) => values[key] === '')) continue;
      for (const key of keys.filter((each) => values[each] === ''))
        addIssue({
          message: fieldMessage('required'),
          path: [{ type: 'object', origin: 'value', input: values, key, value: '' }],
        });
    }
  }),
);

export type JobApplicationInput = v.InferInput<typeof jobApplicationFormSchema>;
export type JobApplicationOutput = v.InferOutput<typeof jobApplicationFormSchema>;

export const jobApplicationCollection = 'jobApplications';
export const jobApplicationPath = (ref: string): string => `${jobApplicationCollection}/${ref}`;
export const jobApplicantContactPath = (ref: string): string =>
  `${jobApplicationPath(ref)}/contact/applicant`;
export const jobRefereesPath = (ref: string): string => `${jobApplicationPath(ref)}/contact/referees`;

/** The minute of a time, as it is stored. */
const minuteOf = (time: Date): string => `${time.toISOString().slice(0, 16)}:00.000Z`;

interface SentApplication {
  /** Code of the post. */
  readonly job: string;
  readonly sent: JobApplicationOutput;
  readonly cv: StoredFile | null;
  readonly language: LanguageCode;
  /** When Send was pressed, by the clock of the device. */
  readonly sentAt: Date;
}

/**
 * Creates the application, the applicant's contact, and the referees if there are any. The tracking belongs
 * in the same batch.
 */
export function createJobApplication(
  ref: string,
  { job, sent, cv, language, sentAt }: SentApplication,
): readonly Write[] {
  const application = {
    state: 'submitted' satisfies JobApplicationState,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: '',
    isSample: false,
    job,
    sentAt: minuteOf(sentAt),
    profile: {
      region: sent.region,
      town: sent.town,
      qualification: sent.qualification,
      years: sent.years,
      subjects: sent.subjects,
      ntcLicence: sent.ntcLicence,
    },
    cover: sent.cover,
    files: { cv: cv ?? '' },
    consent: { version: consentVersion, language },
    decision: { reason: '', words: '' },
  };
  const [first, second] = numbers.map((which) => refereeOf(sent, which)).filter(({ name }) => name !== '');
  const { name, phone, email } = sent;
  return [
    { type: 'create', path: jobApplicationPath(ref), data: application },
    { type: 'create', path: jobApplicantContactPath(ref), data: { name, phone, email } },
    ...(first
      ? [{ type: 'create' as const, path: jobRefereesPath(ref), data: { first, second: second ?? '' } }]
      : []),
  ];
}
