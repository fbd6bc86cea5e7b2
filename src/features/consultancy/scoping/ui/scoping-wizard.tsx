import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { FormWizard } from '@/shared/form-wizard';
import { PageHead } from '@/shared/ui/page-head';
import { useScopingWizard } from '../model/use-scoping-wizard';
import { useFieldLabels } from './field-labels';
import styles from './scoping-wizard.module.css';
import { ContactStep } from './steps/contact-step';
import { DatesStep } from './steps/dates-step';
import { NeedStep } from './steps/need-step';
import { SchoolStep } from './steps/school-step';
import { SendStep } from './steps/send-step';

const stepForms = {
  need: NeedStep,
  school: SchoolStep,
  dates: DatesStep,
  contact: ContactStep,
  send: SendStep,
} as const;

/** The scoping form in five steps. Each step on its own screen has its own title. */
export function ScopingWizard() {
  const { t } = useTranslation('consult');
  const labels = useFieldLabels();
  const wizard = useScopingWizard();
  if (wizard.redirectTo) return <Navigate to={wizard.redirectTo} replace />;
  const Fields = stepForms[wizard.step];
  const aside = (
    <aside className={styles.aside} aria-label={t('aside.heading')}>
      <Note tone="plain">
        <h2>{t('aside.heading')}</h2>
        <p>{t('aside.words')}</p>
      </Note>
    </aside>
  );
  return (
    <>
      {wizard.isAlone ? (
        <PageHead title={t('stepTitle', { number: wizard.index + 1 })} description={t('description')} />
      ) : null}
      <FormWizard wizard={wizard} labels={labels} aside={aside}>
        <Fields wizard={wizard} />
      </FormWizard>
    </>
  );
}
