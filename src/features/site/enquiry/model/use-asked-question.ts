import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { EnquiryInput, EnquiryOutput } from '@/entities/enquiry';
import type { FormDraft } from '@/shared/drafts';
import { limits } from '@/shared/fields';
import { textOfHash } from '@/shared/routes';

/**
 * Begins the message with what somebody looked for in the questions, from the fragment of the address. A
 * message that the draft has stays as it is.
 */
export function useAskedQuestion(
  form: UseFormReturn<EnquiryInput, unknown, EnquiryOutput>,
  draft: Pick<FormDraft, 'state' | 'keep'>,
): void {
  const { hash } = useLocation();
  const isRead = draft.state.kind !== 'reading';
  const begin = useEffectEvent(() => {
    const question = textOfHash(hash).slice(0, limits.shortText);
    if (question === '' || form.getValues('message') !== '') return;
    form.setValue('message', question);
    draft.keep();
  });
  useEffect(() => {
    if (isRead) begin();
  }, [isRead]);
}
