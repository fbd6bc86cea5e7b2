import { useId, type ComponentPropsWithoutRef } from 'react';
import { FieldScope, ForgetfulFields } from '@/shared/ui/form';
import type { FormDraft } from '../model/use-form-draft';

export interface DraftFormProps extends ComponentPropsWithoutRef<'form'> {
  draft: Pick<FormDraft, 'state'>;
}

/** A form that keeps a draft. On a shared phone the browser is asked to remember nothing of it either. */
export function DraftForm({ draft, ...rest }: DraftFormProps) {
  const isShared = draft.state.kind === 'shared-phone';
  return (
    <ForgetfulFields value={isShared}>
      <FieldScope value={useId()}>
        <form {...rest} noValidate autoComplete={isShared ? 'off' : undefined} />
      </FieldScope>
    </ForgetfulFields>
  );
}
