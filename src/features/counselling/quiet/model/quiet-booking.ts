import * as v from 'valibot';
import type { ChosenSlot, NewBooking, NewBookingPerson } from '@/entities/counselling/booking';
import { counsellingWays } from '@/shared/choices';
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

/** Version of the text of consent in the quiet form; changes with its words. */
const quietConsentVersion = 'quiet-2026-11.1';

const fields = v.object({
  /** A nickname is enough. */
  name: requiredName,
  way: oneOf(counsellingWays),
  phone: optionalPhone,
  email: optionalEmail,
  safeHours: optionalText(limits.shortText),
  words: optionalText(limits.longText),
  isUnder18: v.boolean(),
  grownUpKnows: v.picklist(['', 'yes', 'no']),
  isAgreed: mustBeTicked,
});

/** What a phone is needed for: to call, to write, or to agree on a time. */
const needsPhone = ({ way }: { way: string }, hasTime: boolean): boolean =>
  way === 'phone' || way === 'whatsapp' || (way === 'in-person' && !hasTime);

/**
 * The quiet form. A contact is asked for only where the talk needs it: whoever comes at an agreed time needs
 * none.
 * @param hasTime whether a time is chosen
 */
export const quietFormSchema = (hasTime: boolean) =>
  v.pipe(
    fields,
    v.forward(
      v.check(
        ({ way, phone, email }) =>
          phone !== '' || !needsPhone({ way }, hasTime) || (way === 'in-person' && email !== ''),
        fieldMessage('required'),
      ),
      ['phone'],
    ),
    v.forward(
      v.check(
        ({ way, phone, email }) => way !== 'online' || email !== '' || phone !== '',
        fieldMessage('required'),
      ),
      ['email'],
    ),
  );

export type QuietInput = v.InferInput<typeof fields>;
export type QuietOutput = v.InferOutput<typeof fields>;

export const emptyQuiet: QuietInput = {
  name: '',
  way: 'phone',
  phone: '',
  email: '',
  safeHours: '',
  words: '',
  isUnder18: false,
  grownUpKnows: '',
  isAgreed: false,
};

/** What is sent, without its code and words. */
export type QuietBooking = Omit<NewBooking, 'wordCode' | 'isFollowUp' | 'wish'>;

/**
 * The booking of a filled form. It names no topic: that can wait until the talk.
 * @param language of the consent that was read
 */
export function quietBookingOf(
  { name, way, phone, email, safeHours, words, isUnder18, grownUpKnows }: QuietOutput,
  slot: ChosenSlot | null,
  language: NewBookingPerson['consent']['language'],
): QuietBooking {
  return {
    isQuiet: true,
    topic: 'other',
    way,
    slot,
    person: {
      name,
      phone,
      email,
      safeHours,
      words,
      learner: { isUnder18, grownUpKnows: isUnder18 ? grownUpKnows : '', mayTell: '' },
      choices: '',
      consent: { version: quietConsentVersion, language },
    },
  };
}
