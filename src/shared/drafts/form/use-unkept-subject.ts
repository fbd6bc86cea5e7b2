import { useEffect, useEffectEvent } from 'react';
import { useIsUnkept } from '@/shared/api';
import type { DraftName } from '../store/draft-name';
import type { FormDraft } from './use-form-draft';

/**
 * Switches a draft off when its form is about something of which this phone keeps nothing: the name of the
 * draft has its id.
 */
export function useUnkeptSubject(name: DraftName, draft: Pick<FormDraft, 'setUnkept'>): void {
  const isUnkept = useIsUnkept(name.form);
  const leaveUnkept = useEffectEvent(() => draft.setUnkept(true));
  useEffect(() => {
    if (isUnkept) leaveUnkept();
  }, [isUnkept]);
}
