import type { ReactNode } from 'react';
import { useHydrateForDraft } from '@/shared/drafts';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { scopingDraft } from '../model/scoping-draft';

const wizard = hydrateOnTouch(async () => {
  const { ScopingWizard } = await import(/* webpackChunkName: "part-consult" */ './scoping-wizard');
  return ScopingWizard;
});

/** The scoping form of a school. Loads the wizard on first touch, or when there is a draft. */
export function ScopingForm({ waiting }: { waiting: ReactNode }) {
  useHydrateForDraft(scopingDraft, wizard.hydrate);
  return <wizard.Part fallback={waiting} />;
}
