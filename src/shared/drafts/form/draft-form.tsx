import { useEffect, useId, useRef, type ComponentPropsWithoutRef, type SubmitEvent } from 'react';
import { submitForm } from '@/shared/lib/device';
import { FieldScope, ForgetfulFields } from '@/shared/ui/form';
import type { FormDraft } from './use-form-draft';

export interface DraftFormProps extends ComponentPropsWithoutRef<'form'> {
  draft: Pick<FormDraft, 'state' | 'isUnkeptNow'>;
}

/**
 * Holds back a submit until the draft is in the form: filling the form in takes its messages away, and the answers that the
 * draft has are part of what is sent.
 */
function useSubmitOnceRead({ draft, onSubmit }: DraftFormProps) {
  const isRead = draft.state.kind !== 'reading';
  const held = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isRead || !held.current) return;
    submitForm(held.current);
    held.current = null;
  }, [isRead]);
  return (event: SubmitEvent<HTMLFormElement>) => {
    if (isRead) return onSubmit?.(event);
    event.preventDefault();
    held.current = event.currentTarget;
  };
}

/** A form that keeps a draft. Where nothing of it is kept, the browser is asked to remember nothing of it either. */
export function DraftForm(props: DraftFormProps) {
  const { draft, ...rest } = props;
  const onSubmit = useSubmitOnceRead(props);
  // At once, and not when the draft is read: somebody may type and leave before.
  const isUnkept = draft.isUnkeptNow;
  return (
    <ForgetfulFields value={isUnkept}>
      <FieldScope value={useId()}>
        <form {...rest} onSubmit={onSubmit} noValidate autoComplete={isUnkept ? 'off' : undefined} />
      </FieldScope>
    </ForgetfulFields>
  );
}
