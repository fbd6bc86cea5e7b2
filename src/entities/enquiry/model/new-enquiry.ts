import * as v from 'valibot';
import { serverTime, type Write } from '@/shared/backend';
import {
  fieldMessage,
  limits,
  oneOf,
  optionalEmail,
  optionalPhone,
  requiredName,
  requiredText,
} from '@/shared/fields';
import type { EnquiryState } from './enquiry-lifecycle';

/** Topics of an enquiry. A worry about a child is a record of its own. */
export const enquiryTopics = [
  'tuition',
  'counselling',
  'consultancy',
  'jobs',
  'teaching',
  'homework',
  'practice',
  'my-data',
  'language',
  'other',
] as const;

/** Schema of the enquiry form: a name, and at least one contact. */
export const enquirySchema = v.pipe(
  v.object({
    topic: oneOf(enquiryTopics),
    name: requiredName,
    phone: optionalPhone,
    email: optionalEmail,
    message: requiredText(limits.longText),
  }),
  v.forward(
    v.partialCheck(
      [['phone'], ['email']],
      ({ phone, email }) => phone !== '' || email !== '',
      fieldMessage('contactWay'),
    ),
    ['phone'],
  ),
);

export type EnquiryInput = v.InferInput<typeof enquirySchema>;
export type EnquiryOutput = v.InferOutput<typeof enquirySchema>;

export const enquiryCollection = 'enquiries';
export const enquiryPath = (ref: string): string => `${enquiryCollection}/${ref}`;

export const enquiryContactPath = (ref: string): string => `${enquiryPath(ref)}/contact/sender`;

/** Creates the record of a new enquiry and its contact. Its tracking belongs in the same batch. */
export function createEnquiry(ref: string, { phone, email, ...sent }: EnquiryOutput): readonly Write[] {
  const data = {
    ...sent,
    state: 'new' satisfies EnquiryState,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: '',
    isSample: false,
  };
  return [
    { type: 'create', path: enquiryPath(ref), data },
    { type: 'create', path: enquiryContactPath(ref), data: { phone, email } },
  ];
}
