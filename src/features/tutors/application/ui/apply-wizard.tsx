import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { notifyWorkerOfPage } from '@/shared/lib/device';
import { routes } from '@/shared/routes';
import { PageHead } from '@/shared/ui/page-head';
import { FormWizard } from '@/shared/form-wizard';
import { useApplicationWizard } from '../model/use-application-wizard';
import { ApplyAside } from './apply-aside';
import { useFieldLabels } from './field-labels';
import { DeclarationsStep } from './steps/declarations-step';
import { PapersStep } from './steps/papers-step';
import { RefereesStep } from './steps/referees-step';
import { SendStep } from './steps/send-step';
import { TeachingStep } from './steps/teaching-step';
import { TravelStep } from './steps/travel-step';
import { YouStep } from './steps/you-step';

const stepForms = {
  you: YouStep,
  teaching: TeachingStep,
  travel: TravelStep,
  papers: PapersStep,
  referees: RefereesStep,
  declarations: DeclarationsStep,
  send: SendStep,
} as const;

/** The application wizard. Each step on its own screen has its own title. */
export function ApplyWizard() {
  const { t } = useTranslation('apply');
  const labels = useFieldLabels();
  const wizard = useApplicationWizard();
  // Tell the service worker to keep this page available offline, also after the next release.
  useEffect(() => void notifyWorkerOfPage(routes.apply), []);
  if (wizard.redirectTo) return <Navigate to={wizard.redirectTo} replace />;
  const Fields = stepForms[wizard.step];
  return (
    <>
      {wizard.isAlone ? (
        <PageHead title={t('stepTitle', { number: wizard.index + 1 })} description={t('description')} />
      ) : null}
      <FormWizard wizard={wizard} labels={labels} aside={<ApplyAside isAlone={wizard.isAlone} />}>
        <Fields wizard={wizard} />
      </FormWizard>
    </>
  );
}
