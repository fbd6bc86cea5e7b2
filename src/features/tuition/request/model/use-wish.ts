import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { TuitionRequestInput } from '@/entities/tuition-request';
import type { useFormDraft } from '@/shared/drafts';
import { regionCodes, subjects } from '@/shared/ghana';
import { lessonPlaces, tutorGenders } from '@/shared/choices';
import { requestSteps } from './request-steps';

/** Request fields from the query string of the tutor directory. Ignores unknown values. */
export function wishesOf(params: URLSearchParams): Partial<TuitionRequestInput> {
  const one = <Value extends string>(known: readonly Value[], name: string) =>
    known.find((value) => value === params.get(name));
  const subject = one(subjects, 'subject');
  const [region, where] = [one(regionCodes, 'region'), one(lessonPlaces, 'where')];
  const tutorGender = one(tutorGenders, 'gender');
  const tutor = params.get('tutor') ?? '';
  return {
    ...(/^[A-Za-z0-9_-]{1,128}$/.test(tutor) && { wishedTutor: tutor }),
    ...(subject && { subjects: [subject], prioritySubject: subject }),
    ...(region && { region }),
    ...(where && { where }),
    ...(tutorGender && { tutorGender }),
  };
}

/**
 * Applies the choices from the tutor directory, the wished tutor and the filters, to fields without an
 * answer.
 */
export function useWish(
  form: Pick<UseFormReturn<TuitionRequestInput>, 'getValues' | 'setValue'>,
  draft: Pick<ReturnType<typeof useFormDraft>, 'state' | 'keep'>,
) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isRead = draft.state.kind !== 'reading';
  const address = params.toString();

  const applyWishes = useEffectEvent(() => {
    const { wishedTutor, ...others } = wishesOf(params);
    const typed = form.getValues();
    const isFree = (name: keyof TuitionRequestInput) => ['', 'any'].includes(String(typed[name]));
    const news = Object.entries(others).filter(([name]) => isFree(name as keyof TuitionRequestInput));
    // Keep existing answers: they are more recent.
    for (const [name, value] of news) form.setValue(name as keyof TuitionRequestInput, value);
    if (wishedTutor !== undefined) form.setValue('wishedTutor', wishedTutor);
    if (wishedTutor !== undefined || news.length > 0) draft.keep();
  });
  // Wait for the draft, which would overwrite these values.
  useEffect(() => {
    if (isRead) applyWishes();
  }, [isRead, address]);

  return {
    remove: () => {
      form.setValue('wishedTutor', '');
      draft.keep();
      // Remove the tutor from the address, or it would be applied again.
      void navigate(requestSteps.addressOf('who'), { replace: true });
    },
  };
}
