import { Note } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWakeForAttachments, useWakeForDraft } from '@/shared/drafts';
import { loadOrAway, wakeOnTouch } from '@/shared/lib/hydration';
import { applicationDraft } from '../model/application-draft';

const loadWizard = async () => {
  const { ApplyWizard } = await import(/* webpackChunkName: "part-apply" */ './apply-wizard');
  return ApplyWizard;
};
const wizard = wakeOnTouch(loadWizard, () => loadOrAway(loadWizard, FormAway));

/** Fallback when the chunk cannot load: the rest of the page stays readable. */
function FormAway() {
  const { t } = useTranslation('apply');
  return <Note role="status">{t('away')}</Note>;
}

/** The application form. Loads the wizard on first touch, or when a draft or attachment is stored. */
export function ApplicationForm({ waiting }: { waiting: ReactNode }) {
  useWakeForDraft(applicationDraft, wizard.wake);
  useWakeForAttachments(applicationDraft.form, wizard.wake);
  return <wizard.Part fallback={waiting} />;
}
