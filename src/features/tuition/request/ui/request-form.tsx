import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrateForDraft } from '@/shared/drafts';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { requestDraft } from '../model/request-draft';

const wizard = hydrateOnTouch(async () => {
  const { RequestWizard } = await import(/* webpackChunkName: "part-tuition" */ './request-wizard');
  return RequestWizard;
});

/** The tuition request. Loads the wizard on first touch, or when there is a draft or a `tutor` parameter. */
export function RequestForm({ waiting }: { waiting: ReactNode }) {
  const [params] = useSearchParams();
  useHydrateForDraft(requestDraft, wizard.hydrate);
  const hasWish = params.has('tutor');
  useEffect(() => {
    // The prerendered page does not know the wished tutor.
    if (hasWish) wizard.hydrate();
  }, [hasWish]);
  return <wizard.Part fallback={waiting} />;
}
