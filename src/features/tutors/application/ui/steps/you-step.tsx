import { useTranslation } from 'react-i18next';
import { applicantGenders, applicationLimits } from '@/entities/tutor-application';
import { regionCodes } from '@/shared/ghana';
import { spokenLanguages } from '@/shared/choices';
import { ChipsField, SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import type { ApplicationWizard } from '../../model/use-application-wizard';

/** Step 1: the applicant's personal and contact details. */
export function YouStep({ wizard: { form } }: { wizard: ApplicationWizard }) {
  const { t } = useTranslation(['apply', 'ghana']);
  return (
    <>
      <TextField
        form={form}
        name="name"
        isQuestion
        label={t('fields.name.label')}
        hint={t('fields.name.hint')}
        autoComplete="name"
      />
      <ChipsField
        form={form}
        name="gender"
        type="radio"
        isQuestion
        label={t('fields.gender.label')}
        hint={t('fields.gender.hint')}
        options={applicantGenders.map((value) => ({ value, label: t(`fields.gender.options.${value}`) }))}
      />
      <TextField
        form={form}
        name="phone"
        isQuestion
        isShort
        label={t('fields.phone.label')}
        hint={t('fields.phone.hint')}
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        form={form}
        name="email"
        isQuestion
        label={t('fields.email.label')}
        hint={t('fields.email.hint')}
        inputMode="email"
        autoComplete="email"
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
        hint={t('fields.town.hint')}
        autoComplete="address-level2"
      />
      <ChipsField
        form={form}
        name="languages"
        type="checkbox"
        isQuestion
        label={t('fields.languages.label')}
        options={spokenLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <TextAreaField
        form={form}
        name="about"
        isQuestion
        label={t('fields.about.label')}
        hint={t('fields.about.hint', { max: applicationLimits.about })}
        rows={5}
      />
    </>
  );
}
