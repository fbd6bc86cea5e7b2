import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWakeForDraft } from '@/shared/drafts';
import { wakeOnTouch } from '@/shared/lib/hydration';
import { requestDraft } from '../model/request-draft';

const wizard = wakeOnTouch(async () => {
  const { RequestWizard } = await import(/* webpackChunkName: "part-tuition" */ './request-wizard');
  return RequestWizard;
});

/** The request in its steps. Its code comes with the first touch, with a draft, or with a tutor in the address. */
export function RequestForm({ waiting }: { waiting: ReactNode }) {
  const [params] = useSearchParams();
  useWakeForDraft(requestDraft, wizard.wake);
  const hasWish = params.has('tutor');
  useEffect(() => {
    // Whom somebody asks for stands in the form, and the prerendered page does not know it.
    if (hasWish) wizard.wake();
  }, [hasWish]);
  return <wizard.Part fallback={waiting} />;
}
