import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as v from 'valibot';
import type { Offer } from '@/entities/offer';
import { TickField } from '@/shared/ui/form';
import { typedDoubts, type typedStartSchema } from '../../model/typed-start';
import { StartDoubtNote } from '../start-doubt-note';

type StartValues = v.InferInput<typeof typedStartSchema>;

interface StartDoubtFieldsProps {
  form: Pick<UseFormReturn<StartValues>, 'register' | 'formState' | 'clearErrors'>;
  /** As typed so far; empty for nothing. */
  day: string;
  time: string;
  offer: Offer;
  now: Date;
}

/** Below a typed start: what speaks against it, and for one at short notice whether the tutor has agreed. */
export function StartDoubtFields({ form, day, time, offer, now }: StartDoubtFieldsProps) {
  const { t } = useTranslation('lesson-plan');
  const isShort = typedDoubts(offer, { day, time }, now).some(({ kind }) => kind === 'short');
  const { clearErrors } = form;
  // Another time asks for no tick: what was wrong with it goes with the field, also in the summary.
  useEffect(() => {
    if (!isShort) clearErrors('isAgreed');
  }, [isShort, clearErrors]);
  return (
    <>
      <StartDoubtNote {...{ offer, day, time, now }} side="family" />
      {isShort ? <TickField form={form} name="isAgreed" label={t('doubt.agreed')} /> : null}
    </>
  );
}
