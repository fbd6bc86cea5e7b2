import { useTranslation } from 'react-i18next';
import { policeClearances } from '@/entities/tutor-application';
import { ChipsField, TextField } from '@/shared/ui/form';
import type { ApplicationWizard } from '../../model/use-application-wizard';
import { ApplicationPapers } from '../application-papers';

/** Step 4: document numbers and files. */
export function PapersStep({ wizard: { form, values, papers, draft } }: { wizard: ApplicationWizard }) {
  const { t } = useTranslation('apply');
  return (
    <>
      <TextField
        form={form}
        name="ghanaCard"
        isQuestion
        isShort
        label={t('fields.ghanaCard.label')}
        hint={t('fields.ghanaCard.hint')}
        placeholder="GHA-123456789-0"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="ntcLicence"
        isQuestion
        isOptional
        isShort
        label={t('fields.ntcLicence.label')}
        hint={t('fields.ntcLicence.hint')}
        autoComplete="off"
      />
      {values.ntcLicence.trim() === '' ? null : (
        <TextField
          form={form}
          name="ntcExpiry"
          isQuestion
          isShort
          type="date"
          label={t('fields.ntcExpiry.label')}
        />
      )}
      <ChipsField
        form={form}
        name="policeClearance"
        type="radio"
        isQuestion
        label={t('fields.policeClearance.label')}
        hint={t('fields.policeClearance.hint')}
        options={policeClearances.map((value) => ({
          value,
          label: t(`fields.policeClearance.options.${value}`),
        }))}
      />
      <ApplicationPapers
        papers={papers}
        heading={t('papers.heading')}
        words={t('papers.words')}
        onAdd={draft.keep}
      />
    </>
  );
}
