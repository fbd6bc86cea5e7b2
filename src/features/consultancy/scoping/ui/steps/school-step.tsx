import { useTranslation } from 'react-i18next';
import { pupilCounts, teacherCounts } from '@/entities/consultancy/consultation';
import { schoolKinds } from '@/shared/choices';
import { levels, regionCodes } from '@/shared/ghana';
import { ChipsField, SelectField, TextField } from '@/shared/ui/form';
import type { ScopingWizard } from '../../model/use-scoping-wizard';

/** Step 2: the school. */
export function SchoolStep({ wizard: { form } }: { wizard: ScopingWizard }) {
  const { t } = useTranslation(['consult', 'ghana']);
  return (
    <>
      <TextField
        form={form}
        name="schoolName"
        isQuestion
        label={t('fields.schoolName.label')}
        autoComplete="organization"
      />
      <ChipsField
        form={form}
        name="kind"
        type="radio"
        isQuestion
        label={t('fields.kind.label')}
        options={schoolKinds.map((value) => ({ value, label: t(`fields.kind.options.${value}`) }))}
      />
      <ChipsField
        form={form}
        name="levels"
        type="checkbox"
        isQuestion
        label={t('fields.levels.label')}
        options={levels.map((value) => ({ value, label: t(`ghana:levels.${value}`) }))}
      />
      <SelectField form={form} name="region" isQuestion label={t('fields.region.label')}>
        <option value="">{t('fields.region.choose')}</option>
        {regionCodes.map((code) => (
          <option key={code} value={code}>
            {t(`ghana:regions.${code}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name="town"
        isQuestion
        label={t('fields.town.label')}
        autoComplete="address-level2"
      />
      <ChipsField
        form={form}
        name="pupils"
        type="radio"
        isQuestion
        label={t('fields.pupils.label')}
        hint={t('fields.pupils.hint')}
        options={pupilCounts.map((value) => ({ value, label: t(`fields.pupils.options.${value}`) }))}
      />
      <ChipsField
        form={form}
        name="teachers"
        type="radio"
        isQuestion
        label={t('fields.teachers.label')}
        options={teacherCounts.map((value) => ({ value, label: t(`fields.teachers.options.${value}`) }))}
      />
    </>
  );
}
