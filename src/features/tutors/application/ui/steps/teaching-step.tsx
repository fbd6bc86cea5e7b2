import { useTranslation } from 'react-i18next';
import { levels, subjects, subjectsOfLevels } from '@/shared/ghana';
import { ChipsField, SearchedChipsField, TextField } from '@/shared/ui/form';
import { DemandNote } from './demand-note';
import type { ApplicationWizard } from '../../model/use-application-wizard';

/** Step 2: subjects, levels, years, qualification. */
export function TeachingStep({ wizard: { form } }: { wizard: ApplicationWizard }) {
  const { t } = useTranslation(['apply', 'ghana']);
  const taught = levels.filter((level) => form.watch('levels').includes(level));
  const chosen = form.watch('subjects');
  const offered = subjectsOfLevels(taught);
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
      <SearchedChipsField
        form={form}
        name="subjects"
        chosen={chosen}
        type="checkbox"
        isQuestion
        label={t('fields.subjects.label')}
        hint={t(taught.length > 0 ? 'fields.subjects.hint' : 'fields.subjects.chooseLevel')}
        // A chosen subject of another level stays until it is taken off.
        options={[
          ...offered,
          ...subjects.filter((one) => chosen.includes(one) && !offered.includes(one)),
        ].map((value) => ({ value, label: t(`ghana:subjects.${value}`) }))}
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
