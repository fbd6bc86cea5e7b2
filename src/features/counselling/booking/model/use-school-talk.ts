import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { linkBooking, rememberedContact, type Consultation } from '@/entities/consultancy/consultation';
import { createBooking, type ChosenSlot } from '@/entities/counselling/booking';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { isFinal, isPassing, type BackendError } from '@/shared/backend';
import { useDraftValues, useFormDraft, type DraftName } from '@/shared/drafts';
import { toLanguageCode } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { useSubmission } from '@/shared/submission';
import { schoolTalkOf, schoolTalkSchema, type SchoolTalkInput, type SchoolTalkOutput } from './school-talk';
import type { LostTime } from './use-booking-form';

/** Whether it may have arrived all the same. */
const isUnclear = (error: BackendError | null): boolean =>
  error !== null && (isPassing(error) || error.code === 'unknown');

/** What the form says before anything is typed: the wished way, and who has just sent the consultation. */
const initialOf = ({ ref, dates }: Consultation): SchoolTalkInput => ({
  way: dates.way === 'online' ? 'online' : 'phone',
  name: '',
  phone: '',
  email: '',
  ...rememberedContact(ref),
  isAgreed: false,
});

/**
 * The form in which a school books a talk. It is sent at once or not at all: nothing holds a time without a
 * network. A time that is lost leaves the form as it is.
 */
export function useSchoolTalk(consultation: Consultation) {
  const { i18n } = useTranslation();
  const { ref: code, school } = consultation;
  const name: DraftName = { form: `school-talk.${code}`, version: 1 };
  const [initial] = useState(() => initialOf(consultation));
  const [lost, setLost] = useState<{ readonly start: string; readonly why: LostTime } | null>(null);
  const form = useForm<SchoolTalkInput, unknown, SchoolTalkOutput>({
    defaultValues: useDraftValues(name, initial),
    resolver: valibotResolver(schoolTalkSchema),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(name, form, initial);
  const submission = useSubmission(() => createReferenceCode('counselling'), {
    ...draft,
    source: { ...name, editAt: routes.codeOf(code) },
    values: () => form.getValues(),
  });
  /** @param checkSlot reads the taken hours again, and tells whether this time is still free */
  const send = (slot: ChosenSlot, checkSlot: (slot: ChosenSlot) => Promise<boolean>) =>
    form.handleSubmit(async (given) => {
      setLost(null);
      const booking = schoolTalkOf(given, slot, school, toLanguageCode(i18n.language));
      const problem = await submission.send(
        (ref) => [
          ...createBooking(ref, booking),
          openTracking(ref, { kind: 'counselling' }, 'booked'),
          linkBooking(code, ref),
        ],
        () => [],
        true,
      );
      if (problem === null || !isFinal(problem.code)) return;
      setLost({ start: slot.start, why: (await checkSlot(slot)) ? 'clock' : 'taken' });
    });
  return {
    form,
    draft,
    send,
    prepare: submission.prepare,
    isSending: submission.isSending,
    /** Marks a time as lost that is seen to be taken before it is sent. */
    lose: (start: string) => setLost({ start, why: 'taken' }),
    lost,
    /** Why it was not sent; null when the time explains it. */
    error: lost === null ? submission.error : null,
    isUnclear: isUnclear(submission.error),
  };
}
