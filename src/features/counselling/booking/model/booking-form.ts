import * as v from 'valibot';
import {
  bookingConsentVersion,
  type ChosenSlot,
  type NewBooking,
  type NewBookingPerson,
} from '@/entities/counselling/booking';
import { counsellingTopics, type CounsellingWay } from '@/shared/choices';
import {
  fieldMessage,
  limits,
  mustBeTicked,
  oneOf,
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredName,
} from '@/shared/fields';
import type { DraftName } from '@/shared/drafts';

export const bookingDraft: DraftName = { form: 'booking', version: 1 };

const yesNo = ['yes', 'no'] as const;

const entries = v.object({
  topic: oneOf(counsellingTopics),
  name: requiredName,
  phone: optionalPhone,
  email: optionalEmail,
  safeHours: optionalText(limits.shortText),
  words: optionalText(limits.longText),
  isUnder18: oneOf(yesNo),
  grownUpKnows: v.string(),
  mayTell: optionalText(limits.shortText),
  takesChoices: v.boolean(),
  isAgreed: mustBeTicked,
});

export type BookingInput = v.InferInput<typeof entries>;
export type BookingOutput = v.InferOutput<typeof entries>;

export const emptyBooking: BookingInput = {
  topic: '',
  name: '',
  phone: '',
  email: '',
  safeHours: '',
  words: '',
  isUnder18: '',
  grownUpKnows: '',
  mayTell: '',
  takesChoices: false,
  isAgreed: false,
};

/** Contacts that a way asks for. Whoever comes to the office at a time that is held needs none. */
export interface AskedContact {
  readonly phone: 'required' | 'optional';
  readonly email: 'optional' | 'none';
  /** Whether one of both is required. */
  readonly isOneNeeded: boolean;
  readonly safeHours: boolean;
}

/** What is asked for a way of talking, and nothing else. */
export function contactFor(way: CounsellingWay, hasTime: boolean): AskedContact {
  if (way === 'phone' || way === 'whatsapp')
    return { phone: 'required', email: 'none', isOneNeeded: false, safeHours: true };
  const isOneNeeded = way === 'online' || !hasTime;
  return { phone: 'optional', email: 'optional', isOneNeeded, safeHours: isOneNeeded };
}

/** The form for a way of talking. */
export function bookingFormSchema(way: CounsellingWay, hasTime: boolean) {
  const { phone, isOneNeeded } = contactFor(way, hasTime);
  return v.pipe(
    entries,
    v.forward(
      v.partialCheck(
        [['phone'], ['email']],
        (given) =>
          (phone !== 'required' || given.phone !== '') && (!isOneNeeded || given.phone + given.email !== ''),
        fieldMessage('required'),
      ),
      ['phone'],
    ),
    v.forward(
      v.partialCheck(
        [['isUnder18'], ['grownUpKnows']],
        (given) => given.isUnder18 !== 'yes' || given.grownUpKnows !== '',
        fieldMessage('required'),
      ),
      ['grownUpKnows'],
    ),
  );
}

/** What is booked, besides the form. */
export interface BookedTalk {
  readonly way: CounsellingWay;
  /** The time that it takes; null for a booking that waits for one. */
  readonly slot: ChosenSlot | null;
  /** Without a slot: the counsellor and the start that are wished; empty for any. */
  readonly wish: { readonly counsellor: string; readonly wished: string };
  /** The list of schools on this device; empty for none. */
  readonly choices: string;
  /** Language of the consent that was read. */
  readonly language: NewBookingPerson['consent']['language'];
}

/** The booking of a filled form. What the way does not ask for is not sent, also when it was typed before. */
export function bookingOf(given: BookingOutput, talk: BookedTalk): NewBooking {
  const { way, slot, wish, choices, language } = talk;
  const asked = contactFor(way, slot !== null);
  const isUnder18 = given.isUnder18 === 'yes';
  return {
    isQuiet: false,
    topic: given.topic,
    way,
    slot,
    wish,
    person: {
      name: given.name,
      phone: given.phone,
      email: asked.email === 'none' ? '' : given.email,
      safeHours: asked.safeHours ? given.safeHours : '',
      words: given.words,
      learner: {
        isUnder18,
        grownUpKnows: isUnder18 ? (yesNo.find((one) => one === given.grownUpKnows) ?? '') : '',
        mayTell: isUnder18 ? given.mayTell : '',
      },
      choices: given.takesChoices ? choices.slice(0, limits.longText) : '',
      consent: { version: bookingConsentVersion, language },
    },
  };
}
