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

/** In the place of the form where it was never brought: everything else on the page can be read. */
function FormAway() {
  const { t } = useTranslation('apply');
  return <Note role="status">{t('away')}</Note>;
}

/** The application in its steps. Its code comes with the first touch, or with a draft that waits for it. */
export function ApplicationForm({ waiting }: { waiting: ReactNode }) {
  useWakeForDraft(applicationDraft, wizard.wake);
  useWakeForAttachments(applicationDraft.form, wizard.wake);
  return <wizard.Part fallback={waiting} />;
}
