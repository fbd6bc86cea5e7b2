import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { ConductList } from '@/shared/ui/conduct-list';
import { ChipsField, TextField, TickField } from '@/shared/ui/form';
import type { ApplicationWizard } from '../../model/use-application-wizard';
import styles from './declarations-step.module.css';

/** Step 6: employment at a public school, and the code of conduct. */
export function DeclarationsStep({ wizard: { form, values } }: { wizard: ApplicationWizard }) {
  const { t } = useTranslation('apply');
  return (
    <>
      <ChipsField
        form={form}
        name="worksInPublicSchool"
        type="radio"
        isQuestion
        label={t('fields.worksInPublicSchool.label')}
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          label: t(`fields.worksInPublicSchool.options.${value}`),
        }))}
      />
      {values.worksInPublicSchool === 'yes' ? (
        <>
          <TextField
            form={form}
            name="school"
            isQuestion
            label={t('fields.school.label')}
            autoComplete="organization"
          />
          <TickField form={form} name="noOwnPupils" label={t('fields.noOwnPupils.label')} />
        </>
      ) : null}
      <Note>
        <h2 className={styles.title}>{t('conductList.heading')}</h2>
        <ConductList />
      </Note>
      <TickField form={form} name="conduct" label={t('fields.conduct.label')} />
    </>
  );
}
