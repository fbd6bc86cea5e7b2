import { useTranslation } from 'react-i18next';
import { TextField } from '@/shared/ui/form';
import type { ScopingWizard } from '../../model/use-scoping-wizard';

/** Step 4: whom the office answers. */
export function ContactStep({ wizard: { form } }: { wizard: ScopingWizard }) {
  const { t } = useTranslation('consult');
  return (
    <>
      <TextField form={form} name="name" isQuestion label={t('fields.name.label')} autoComplete="name" />
      <TextField
        form={form}
        name="position"
        isQuestion
        label={t('fields.position.label')}
        hint={t('fields.position.hint')}
        autoComplete="organization-title"
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
        isOptional
        label={t('fields.email.label')}
        inputMode="email"
        autoComplete="email"
      />
    </>
  );
}
