import * as v from 'valibot';
import {
  BackendFailure,
  isAdmin,
  serverTime,
  type CollectionAccess,
  type DocumentData,
  type Write,
} from '@/shared/backend';
import { childAtRiskTopic } from '@/shared/choices';
import {
  fieldMessage,
  isStored,
  limits,
  oneOf,
  optionalEmail,
  optionalName,
  optionalPhone,
  readStored,
  requiredName,
  requiredText,
} from '@/shared/fields';
import { isJunkDeleted, isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { enquiryLifecycle, type EnquiryState } from './enquiry-lifecycle';

/** Topics of an enquiry. */
export const enquiryTopics = [
  'tuition',
  'counselling',
  'consultancy',
  'jobs',
  'teaching',
  'homework',
  'practice',
  'my-data',
  childAtRiskTopic,
  'language',
  'other',
] as const;

/** Whether it reports a child at risk. Such enquiries come first, and the sender may stay anonymous. */
export const isChildAtRisk = ({ topic }: { readonly topic: unknown }): boolean => topic === childAtRiskTopic;

const asked = {
  topic: oneOf(enquiryTopics),
  phone: optionalPhone,
  email: optionalEmail,
  message: requiredText(limits.longText),
};

/** Schema of the enquiry form: a name, and at least one contact. */
export const enquirySchema = v.pipe(
  v.object({ ...asked, name: requiredName }),
  v.forward(
    v.partialCheck(
      [['phone'], ['email']],
      ({ phone, email }) => phone !== '' || email !== '',
      fieldMessage('contactWay'),
    ),
    ['phone'],
  ),
);

/** Schema of a report of a child at risk: the sender may stay anonymous. */
export const reportSchema = v.object({ ...asked, name: optionalName });

export type EnquiryInput = v.InferInput<typeof enquirySchema>;
export type EnquiryOutput = v.InferOutput<typeof enquirySchema>;

const time = v.pipe(v.string(), v.isoTimestamp());

/** Stored enquiry. The database rules are generated from this schema. */
export const enquiryDocumentSchema = v.strictObject({
  state: v.picklist(enquiryLifecycle.states),
  createdAt: time,
  /** Time of the last transition; notes do not change it. */
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  topic: v.picklist(enquiryTopics),
  name: v.union([v.literal(''), requiredName]),
  phone: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/))]),
  email: optionalEmail,
  message: requiredText(limits.longText),
});

export interface Enquiry extends v.InferOutput<typeof enquiryDocumentSchema> {
  readonly ref: string;
}

export const enquiryCollection = 'enquiries';
export const enquiryPath = (ref: string): string => `${enquiryCollection}/${ref}`;

export function parseEnquiry(ref: string, data: DocumentData): Enquiry {
  const read = readStored(enquiryDocumentSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `enquiry ${ref}: ${read.problem}`);
  return { ref, ...read.output };
}

/** Creates the record of a new enquiry. Its tracking belongs in the same batch. */
export function createEnquiry(ref: string, sent: EnquiryOutput): Write {
  const data = {
    ...sent,
    state: 'new' satisfies EnquiryState,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: '',
    isSample: false,
  };
  return { type: 'create', path: enquiryPath(ref), data };
}

const isEnquiryCode = (id: string) => /^LL-E[0-9A-HJKMNP-TV-Z]{13}$/.test(id);

/** Anyone creates enquiries; the office reads and updates them. */
export const enquiryAccess: CollectionAccess = {
  pattern: `${enquiryCollection}/{ref}`,
  get: isAdmin,
  list: isAdmin,
  create: ({ id, after, now }) =>
    isEnquiryCode(id) &&
    isStored(enquiryDocumentSchema, after) &&
    after !== null &&
    isNewRecord({ after, now }, enquiryLifecycle) &&
    after.lastChange === '' &&
    (isChildAtRisk({ topic: after.topic }) ||
      (after.name !== '' && (after.phone !== '' || after.email !== ''))),
  update: async (context) =>
    isStored(enquiryDocumentSchema, context.after) &&
    lifecycleRule(enquiryLifecycle, { office: [], 'code-holder': [] })(context),
  delete: isJunkDeleted,
};
