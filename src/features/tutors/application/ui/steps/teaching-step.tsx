import { useTranslation } from 'react-i18next';
import { levels, subjects } from '@/shared/ghana';
import { ChipsField, TextField } from '@/shared/ui/form';
import { DemandNote } from './demand-note';
import type { ApplicationWizard } from '../../model/use-application-wizard';

/** Step 2: subjects, levels, years, qualification. */
export function TeachingStep({ wizard: { form } }: { wizard: ApplicationWizard }) {
  const { t } = useTranslation(['apply', 'ghana']);
  return (
    <>
      <ChipsField
        form={form}
        name="levels"
        type="checkbox"
        isQuestion
        label={t('fields.levels.label')}
        options={levels.map((value) => ({ value, label: t(`ghana:levels.${value}`) }))}
      />
      <DemandNote levels={form.watch('levels')} />
      <ChipsField
        form={form}
        name="subjects"
        type="checkbox"
        isQuestion
        label={t('fields.subjects.label')}
        hint={t('fields.subjects.hint')}
        options={subjects.map((value) => ({ value, label: t(`ghana:subjects.${value}`) }))}
      />
      <TextField
        form={form}
        name="years"
        isQuestion
        isShort
        label={t('fields.years.label')}
        hint={t('fields.years.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="qualification"
        isQuestion
        label={t('fields.qualification.label')}
        hint={t('fields.qualification.hint')}
        autoComplete="off"
      />
      <ChipsField
        form={form}
        name="hasNeedExperience"
        type="radio"
        isQuestion
        label={t('fields.hasNeedExperience.label')}
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          label: t(`fields.hasNeedExperience.options.${value}`),
        }))}
      />
    </>
  );
}
