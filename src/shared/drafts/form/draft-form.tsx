import { useEffect, useId, useRef, type ComponentPropsWithoutRef, type SubmitEvent } from 'react';
import { submitForm } from '@/shared/lib/device';
import { FieldScope, AutoCompleteOff } from '@/shared/ui/form';
import type { FormDraft } from './use-form-draft';

export interface DraftFormProps extends ComponentPropsWithoutRef<'form'> {
  draft: Pick<FormDraft, 'state' | 'isUnkeptNow' | 'isOfVisit'>;
}

/**
 * Delays a submit until the draft has been read: resetting the form clears its errors, and the draft's values
 * are part of the submission.
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

/** A form with a draft. When drafts are off, it also turns off the browser's autocomplete. */
export function DraftForm(props: DraftFormProps) {
  const { draft, ...rest } = props;
  const onSubmit = useSubmitOnceRead(props);
  // Not `state`, which needs the draft to be read first: somebody may type and leave before.
  const isUnkept = draft.isUnkeptNow || draft.isOfVisit;
  // The browser keeps what fields held, for Back. This makes it look again, now that autocomplete is off.
  useEffect(() => {
    if (isUnkept) history.replaceState(history.state, '');
  }, [isUnkept]);
  return (
    <AutoCompleteOff value={isUnkept}>
      <FieldScope value={useId()}>
        <form {...rest} onSubmit={onSubmit} noValidate autoComplete={isUnkept ? 'off' : undefined} />
      </FieldScope>
    </AutoCompleteOff>
  );
}
