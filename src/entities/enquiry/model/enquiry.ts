import * as v from 'valibot';
import { BackendFailure, isAdmin, type CollectionAccess, type DocumentData } from '@/shared/backend';
import { childAtRiskTopic } from '@/shared/choices';
import { isStored, limits, optionalEmail, readStored, requiredName, requiredText } from '@/shared/fields';
import { isJunkDeleted, isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { removalStages, type PersonalFields } from '@/shared/fields';
import { enquiryLifecycle } from './enquiry-lifecycle';
import { enquiryCollection, enquiryTopics } from './new-enquiry';

/** Whether it was sent as a report of a child at risk, before worries had records of their own. */
export const isChildAtRisk = ({ topic }: { readonly topic: unknown }): boolean => topic === childAtRiskTopic;

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
  topic: v.picklist([...enquiryTopics, childAtRiskTopic]),
  name: v.union([v.literal(''), requiredName]),
  phone: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/))]),
  email: optionalEmail,
  message: requiredText(limits.longText),
  removal: v.exactOptional(v.picklist(removalStages)),
});

export const personalFieldsOfEnquiry: PersonalFields = ['name', 'phone', 'email', 'message'];

/** Once its sender is removed. */
const removedSchema = v.strictObject({ ...enquiryDocumentSchema.entries, message: v.literal('') });

const schemaOf = (data: DocumentData | null) =>
  data?.removal === 'done' ? removedSchema : enquiryDocumentSchema;

export interface Enquiry extends v.InferOutput<typeof enquiryDocumentSchema> {
  readonly ref: string;
}

export function parseEnquiry(ref: string, data: DocumentData): Enquiry {
  const read = readStored(schemaOf(data), data);
  if ('problem' in read) throw new BackendFailure('invalid', `enquiry ${ref}: ${read.problem}`);
  return { ref, ...read.output };
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
    !isChildAtRisk({ topic: after.topic }) &&
    after.name !== '' &&
    (after.phone !== '' || after.email !== ''),
  update: async (context) =>
    isStored(schemaOf(context.after), context.after) &&
    lifecycleRule(enquiryLifecycle, { office: [], 'code-holder': [] })(context),
  delete: isJunkDeleted,
};
