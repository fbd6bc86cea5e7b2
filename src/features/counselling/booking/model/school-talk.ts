import * as v from 'valibot';
import { bookingConsentVersion, type ChosenSlot, type NewBooking } from '@/entities/counselling/booking';
import { counsellingWays, schoolTopic } from '@/shared/choices';
import {
  fieldMessage,
  mustBeTicked,
  oneOf,
  optionalEmail,
  optionalPhone,
  requiredName,
} from '@/shared/fields';
import type { LanguageCode } from '@/shared/i18n';
import { contactFor } from './booking-form';

/** The form in which a school books a talk: the way, who is talked to, and how to reach them. */
export const schoolTalkSchema = v.pipe(
  v.object({
    way: oneOf(counsellingWays),
    name: requiredName,
    phone: optionalPhone,
    email: optionalEmail,
    isAgreed: mustBeTicked,
  }),
  v.forward(
    v.partialCheck(
      [['way'], ['phone'], ['email']],
      ({ way, phone, email }) => {
        const asked = contactFor(way, true);
        return (asked.phone !== 'required' || phone !== '') && (!asked.isOneNeeded || phone + email !== '');
      },
      fieldMessage('required'),
    ),
    ['phone'],
  ),
);

export type SchoolTalkInput = v.InferInput<typeof schoolTalkSchema>;
export type SchoolTalkOutput = v.InferOutput<typeof schoolTalkSchema>;

/** The school that a talk is with, so that the counsellor knows it. */
interface TalkingSchool {
  readonly name: string;
  readonly town: string;
}

/** The booking of a filled form. */
export function schoolTalkOf(
  { way, name, phone, email }: SchoolTalkOutput,
  slot: ChosenSlot,
  school: TalkingSchool,
  language: LanguageCode,
): NewBooking {
  return {
    isQuiet: false,
    topic: schoolTopic,
    way,
    slot,
    person: {
      name,
      phone,
      email: contactFor(way, true).email === 'none' ? '' : email,
      safeHours: '',
      words: `${school.name}, ${school.town}`,
      learner: { isUnder18: false, grownUpKnows: '', mayTell: '' },
      choices: '',
      consent: { version: bookingConsentVersion, language },
    },
  };
}
