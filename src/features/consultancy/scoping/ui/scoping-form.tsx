import { Note } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrateForDraft } from '@/shared/drafts';
import { hydrateOnTouch, loadOrFallback } from '@/shared/lib/hydration';
import { scopingDraft } from '../model/scoping-draft';

const loadWizard = async () => {
  const { ScopingWizard } = await import(/* webpackChunkName: "part-consult" */ './scoping-wizard');
  return ScopingWizard;
};
const wizard = hydrateOnTouch(loadWizard, () => loadOrFallback(loadWizard, FormOffline));

/** Fallback when the chunk cannot load: the rest of the page stays readable. */
function FormOffline() {
  const { t } = useTranslation('consult');
  return <Note role="status">{t('away')}</Note>;
}

/** The scoping form of a school. Loads the wizard on first touch, or when there is a draft. */
export function ScopingForm({ waiting }: { waiting: ReactNode }) {
  useHydrateForDraft(scopingDraft, wizard.hydrate);
  return <wizard.Part fallback={waiting} />;
}
