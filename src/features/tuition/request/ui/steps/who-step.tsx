import { useTranslation } from 'react-i18next';
import { relations } from '@/entities/tuition-request';
import { learnerGenders } from '@/shared/choices';
import { ChipsField, TextAreaField, TextField } from '@/shared/ui/form';
import type { RequestWizard } from '../../model/use-request-wizard';

const yesNo = ['no', 'yes'] as const;

/** Step 1: the learner. */
export function WhoStep({ wizard: { form, values } }: { wizard: RequestWizard }) {
  const { t } = useTranslation('tuition');
  return (
    <>
      <ChipsField
        form={form}
        name="relation"
        type="radio"
        isQuestion
        label={t('fields.relation.label')}
        hint={t('fields.relation.hint')}
        options={relations.map((value) => ({ value, label: t(`fields.relation.options.${value}`) }))}
      />
      <TextField
        form={form}
        name="learnerName"
        isQuestion
        isOptional
        isShort
        label={t('fields.learnerName.label')}
        hint={t('fields.learnerName.hint')}
        autoComplete="off"
      />
      <ChipsField
        form={form}
        name="learnerGender"
        type="radio"
        isQuestion
        label={t('fields.learnerGender.label')}
        options={learnerGenders.map((value) => ({
          value,
          label: t(`fields.learnerGender.options.${value}`),
        }))}
      />
      <TextField
        form={form}
        name="learnerAge"
        isQuestion
        isShort
        label={t('fields.learnerAge.label')}
        hint={t('fields.learnerAge.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <ChipsField
        form={form}
        name="hasNeed"
        type="radio"
        isQuestion
        label={t('fields.hasNeed.label')}
        hint={t('fields.hasNeed.hint')}
        options={yesNo.map((value) => ({ value, label: t(`fields.hasNeed.options.${value}`) }))}
      />
      {values.hasNeed === 'yes' ? (
        <TextAreaField
          form={form}
          name="need"
          rows={3}
          label={t('fields.need.label')}
          hint={t('fields.need.hint')}
        />
      ) : null}
    </>
  );
}
