import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { childAtRiskTopic } from '@/shared/choices';
import { limits, optionalEmail, readStored, requiredName, requiredText } from '@/shared/fields';
import { removalStages, type PersonalFields } from '@/shared/fields';
import { enquiryLifecycle } from './enquiry-lifecycle';
import { enquiryTopics } from './new-enquiry';

/** Whether it was sent as a report of a child at risk, before worries had records of their own. */
export const isChildAtRisk = ({ topic }: { readonly topic: unknown }): boolean => topic === childAtRiskTopic;

const time = v.pipe(v.string(), v.isoTimestamp());

const phone = v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/))]);

/** Stored enquiry, without contact. The database rules are generated from this schema. */
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
  /** Phone and email stand here only in records of older versions. */
  phone: v.exactOptional(phone),
  email: v.exactOptional(optionalEmail),
  message: requiredText(limits.longText),
  removal: v.exactOptional(v.picklist(removalStages)),
});

/** How to answer: a phone number or an email. Read by the office, which logs it. */
export const enquiryContactSchema = v.strictObject({ phone, email: optionalEmail });

/** The contact beside it is deleted as a whole. */
export const personalFieldsOfEnquiry: PersonalFields = ['name', 'phone', 'email', 'message'];

/** Once its sender is removed. */
const removedSchema = v.strictObject({ ...enquiryDocumentSchema.entries, message: v.literal('') });

/** Schema of a stored enquiry, by the stage of its removal. */
export const enquirySchemaOf = (data: DocumentData | null) =>
  data?.removal === 'done' ? removedSchema : enquiryDocumentSchema;

export interface Enquiry extends v.InferOutput<typeof enquiryDocumentSchema> {
  readonly ref: string;
}

export function parseEnquiry(ref: string, data: DocumentData): Enquiry {
  const read = readStored(enquirySchemaOf(data), data);
  if ('problem' in read) throw new BackendFailure('invalid', `enquiry ${ref}: ${read.problem}`);
  return { ref, ...read.output };
}

export type EnquiryContact = v.InferOutput<typeof enquiryContactSchema>;

export function parseEnquiryContact(ref: string, data: DocumentData): EnquiryContact {
  const read = readStored(enquiryContactSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `contact of ${ref}: ${read.problem}`);
  return read.output;
}
