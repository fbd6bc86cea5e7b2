import { useTranslation } from 'react-i18next';
import { regionCodes, subjects } from '@/shared/ghana';
import { ChipsField, SelectField, TextField } from '@/shared/ui/form';
import type { JobApplicationForm } from '../model/use-job-application';
import type { ApplyLabels } from './use-apply-labels';

export interface ApplyFieldsProps {
  form: JobApplicationForm['form'];
  labels: ApplyLabels;
}

/** Who applies, and what they have taught. */
export function ApplicantFields({ form, labels }: ApplyFieldsProps) {
  const { t } = useTranslation(['job-apply', 'ghana']);
  return (
    <>
      <TextField form={form} name="name" label={labels.name} hint={t('hints.name')} autoComplete="name" />
      <TextField
        form={form}
        name="phone"
        label={labels.phone}
        hint={t('hints.phone')}
        autoComplete="tel"
        inputMode="tel"
        isShort
      />
      <TextField
        form={form}
        name="email"
        label={labels.email}
        isOptional
        autoComplete="email"
        inputMode="email"
      />
      <SelectField form={form} name="region" label={labels.region}>
        <option value="">{t('choose')}</option>
        {regionCodes.map((code) => (
          <option key={code} value={code}>
            {t(`ghana:regions.${code}`)}
          </option>
        ))}
      </SelectField>
      <TextField form={form} name="town" label={labels.town} autoComplete="address-level2" />
      <TextField
        form={form}
        name="qualification"
        label={labels.qualification}
        hint={t('hints.qualification')}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="years"
        label={labels.years}
        inputMode="numeric"
        autoComplete="off"
        isShort
      />
      <ChipsField
        form={form}
        name="subjects"
        type="checkbox"
        isOptional
        label={labels.subjects}
        hint={t('hints.subjects')}
        options={subjects.map((value) => ({ value, label: t(`ghana:subjects.${value}`) }))}
      />
      <TextField
        form={form}
        name="ntcLicence"
        label={labels.ntcLicence}
        hint={t('hints.ntcLicence')}
        isOptional
        autoComplete="off"
        isShort
      />
    </>
  );
}
