import { useTranslation } from 'react-i18next';
import { contactWays } from '@/shared/choices';
import { ChipsField, TextAreaField, TextField } from '@/shared/ui/form';
import type { RequestWizard } from '../../model/use-request-wizard';

/** Step 4: contact details of the guardian. */
export function ReachStep({ wizard: { form, values } }: { wizard: RequestWizard }) {
  const { t } = useTranslation('tuition');
  return (
    <>
      <TextField
        form={form}
        name="guardianName"
        isQuestion
        label={t('fields.guardianName.label')}
        hint={t('fields.guardianName.hint')}
        autoComplete="name"
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
      <ChipsField
        form={form}
        name="contactBy"
        type="radio"
        isQuestion
        label={t('fields.contactBy.label')}
        options={contactWays.map((value) => ({ value, label: t(`fields.contactBy.options.${value}`) }))}
      />
      <TextField
        form={form}
        name="email"
        isQuestion
        isOptional={values.contactBy !== 'email'}
        label={t('fields.email.label')}
        inputMode="email"
        autoComplete="email"
      />
      <TextAreaField
        form={form}
        name="message"
        isQuestion
        isOptional
        label={t('fields.message.label')}
        hint={t('fields.message.hint')}
      />
    </>
  );
}
