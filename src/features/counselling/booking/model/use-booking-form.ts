import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createBooking, stateOfNewBooking, type ChosenSlot } from '@/entities/counselling/booking';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { isFinal, isPassing, type BackendError } from '@/shared/backend';
import { useDraftValues, useFormDraft } from '@/shared/drafts';
import { toLanguageCode } from '@/shared/i18n';
import { isOnline } from '@/shared/lib/device';
import { useSubmission } from '@/shared/submission';
import {
  bookingDraft,
  bookingFormSchema,
  bookingOf,
  emptyBooking,
  type BookingInput,
  type BookingOutput,
} from './booking-form';
import type { BookingAddress } from './use-booking-address';

/**
 * Why the chosen time was not booked: it is not free any more, its counsellor does not talk about the topic,
 * or it seems free and was refused.
 */
export type LostTime = 'taken' | 'topic' | 'clock';

export interface BookingFormOptions {
  address: BookingAddress;
  /** The chosen time; null for none. */
  slot: ChosenSlot | null;
  /** Why the shown times no longer have it; null when they do. */
  gone: Exclude<LostTime, 'clock'> | null;
  /** Reads the counsellors and taken hours again, and tells whether this time is still free. */
  checkSlot: (slot: ChosenSlot) => Promise<boolean>;
  /** The list of schools on this device; empty for none. */
  choices: string;
}

/** Whether it may have arrived all the same. */
const isUnclear = (error: BackendError | null): boolean =>
  error !== null && (isPassing(error) || error.code === 'unknown');

/**
 * The form of a booking. With a network a chosen time is booked before the receipt is shown. Without one the
 * booking waits on the phone, and holds no time.
 */
export function useBookingForm({ address, slot, gone, checkSlot, choices }: BookingFormOptions) {
  const { i18n } = useTranslation();
  const { topic, way, counsellor } = address.choice;
  const [lost, setLost] = useState<{ readonly start: string; readonly why: LostTime } | null>(null);
  const fixed: Partial<BookingInput> = topic === '' ? {} : { topic };
  const form = useForm<BookingInput, unknown, BookingOutput>({
    defaultValues: useDraftValues(bookingDraft, emptyBooking, fixed),
    resolver: valibotResolver(bookingFormSchema(way, slot !== null)),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(bookingDraft, form, emptyBooking, fixed);
  const submission = useSubmission(() => createReferenceCode('counselling'), {
    ...draft,
    source: { ...bookingDraft, editAt: address.address },
    values: () => form.getValues(),
  });

  const showTopic = useEffectEvent(() => {
    if (topic !== '' && form.getValues('topic') !== topic)
      form.setValue('topic', topic, { shouldDirty: true });
  });
  useEffect(() => showTopic(), [topic]);

  const send = form.handleSubmit(async (given) => {
    // After an answer that was lost the time may be booked: sending the same again makes no second booking.
    const isAgain = isUnclear(submission.error);
    const taken = slot !== null && (isOnline() || isAgain) ? slot : null;
    if (taken !== null && gone !== null) {
      setLost({ start: taken.start, why: gone });
      return;
    }
    setLost(null);
    const booking = bookingOf(given, {
      way,
      slot: taken,
      wish: { counsellor: slot?.counsellor ?? counsellor, wished: slot?.start ?? '' },
      choices,
      language: toLanguageCode(i18n.language),
    });
    const problem = await submission.send(
      (ref) => [
        ...createBooking(ref, booking),
        openTracking(ref, { kind: 'counselling' }, stateOfNewBooking(booking)),
      ],
      () => [],
      taken !== null && isOnline(),
    );
    if (problem === null || taken === null || !isFinal(problem.code)) return;
    setLost({ start: taken.start, why: (await checkSlot(taken)) ? 'clock' : 'taken' });
  });

  const isLost = lost !== null && lost.start === slot?.start;
  return {
    form,
    draft,
    send,
    prepare: submission.prepare,
    isSending: submission.isSending,
    // The own booking takes the time, too, a moment before the receipt is shown.
    lost: submission.isSending ? null : isLost ? lost.why : slot === null ? null : gone,
    /** Why it was not sent; null when the time explains it. */
    error: isLost ? null : submission.error,
    isUnclear: isUnclear(submission.error),
  };
}
