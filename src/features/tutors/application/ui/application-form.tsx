import { Note } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrateForAttachments, useHydrateForDraft } from '@/shared/drafts';
import { loadOrFallback, hydrateOnTouch } from '@/shared/lib/hydration';
import { applicationDraft } from '../model/application-draft';

const loadWizard = async () => {
  const { ApplyWizard } = await import(/* webpackChunkName: "part-apply" */ './apply-wizard');
  return ApplyWizard;
};
const wizard = hydrateOnTouch(loadWizard, () => loadOrFallback(loadWizard, FormOffline));

/** Fallback when the chunk cannot load: the rest of the page stays readable. */
function FormOffline() {
  const { t } = useTranslation('apply');
  return <Note role="status">{t('away')}</Note>;
}

/** The application form. Loads the wizard on first touch, or when a draft or attachment is stored. */
export function ApplicationForm({ waiting }: { waiting: ReactNode }) {
  useHydrateForDraft(applicationDraft, wizard.hydrate);
  useHydrateForAttachments(applicationDraft.form, wizard.hydrate);
  return <wizard.Part fallback={waiting} />;
}
