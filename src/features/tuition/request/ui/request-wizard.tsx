import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { PageHead } from '@/shared/ui/page-head';
import { useRequestWizard } from '../model/use-request-wizard';
import { RequestWizardForm } from './request-wizard-form';

/** The five-step request. Each step on its own screen has its own title. */
export function RequestWizard() {
  const { t } = useTranslation('tuition');
  const wizard = useRequestWizard();
  if (wizard.redirectTo) return <Navigate to={wizard.redirectTo} replace />;
  return (
    <>
      {wizard.isAlone ? (
        <PageHead title={t('stepTitle', { number: wizard.index + 1 })} description={t('description')} />
      ) : null}
      <RequestWizardForm wizard={wizard} />
    </>
  );
}
