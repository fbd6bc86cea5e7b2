import * as v from 'valibot';
import type { CorrectionInput } from '@/entities/change-log';
import { enquiryTopics } from '@/entities/enquiry';
import {
  fieldMessage,
  limits,
  oneOf,
  optionalEmail,
  optionalPhone,
  requiredName,
  requiredText,
} from '@/shared/fields';
import type { EnquirySeen } from '../api/correct-enquiry';

/** The fields of an enquiry that the office can correct. */
export const enquiryInputs = ({ topic, name, message }: EnquirySeen): readonly CorrectionInput[] => [
  { name: 'name', kind: 'text', schema: requiredName, value: name },
  { name: 'topic', kind: 'one', codes: enquiryTopics, schema: oneOf(enquiryTopics), value: topic },
  { name: 'message', kind: 'words', schema: requiredText(limits.longText), value: message },
];

/** One of the two stays, so that somebody can be reached. */
const unlessLast = (schema: v.GenericSchema<string, string>, other: string) =>
  v.pipe(
    schema,
    v.check((text) => text !== '' || other !== '', fieldMessage('contactWay')),
  );

/** Phone and email in the enquiry itself, where an older version stored them. */
export const heldContactInputs = ({ phone, email }: EnquirySeen): readonly CorrectionInput[] => [
  ...(phone === undefined
    ? []
    : [
        {
          name: 'phone',
          kind: 'text',
          schema: unlessLast(optionalPhone, email ?? ''),
          value: phone,
        } as const,
      ]),
  ...(email === undefined
    ? []
    : [
        {
          name: 'email',
          kind: 'text',
          schema: unlessLast(optionalEmail, phone ?? ''),
          value: email,
        } as const,
      ]),
];

/** The fields of the sender's contact that the office can correct. */
export const senderInputs = ({
  sender: { phone, email } = { phone: '', email: '' },
}: EnquirySeen): readonly CorrectionInput[] => [
  { name: 'sender.phone', kind: 'text', schema: unlessLast(optionalPhone, email), value: phone },
  { name: 'sender.email', kind: 'text', schema: unlessLast(optionalEmail, phone), value: email },
];
