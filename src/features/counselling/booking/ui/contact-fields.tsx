import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CounsellingWay } from '@/shared/choices';
import { ChipsField, TextAreaField, TextField } from '@/shared/ui/form';
import { contactFor, type BookingInput, type BookingOutput } from '../model/booking-form';

export interface ContactFieldsProps {
  form: UseFormReturn<BookingInput, unknown, BookingOutput>;
  way: CounsellingWay;
  hasTime: boolean;
  labels: Readonly<Record<keyof BookingInput, string>>;
}

/** How the counsellor reaches the person: only what the way of talking needs, and why. */
export function ContactFields({ form, way, hasTime, labels }: ContactFieldsProps) {
  const { t } = useTranslation('booking');
  const asked = contactFor(way, hasTime);
  return (
    <>
      <TextField form={form} name="name" label={labels.name} hint={t('hints.name')} autoComplete="nickname" />
      <TextField
        form={form}
        name="phone"
        label={labels.phone}
        hint={t(`hints.phone.${way === 'in-person' && !hasTime ? 'noTime' : way}`)}
        isOptional={asked.phone === 'optional'}
        autoComplete="tel"
        inputMode="tel"
        isShort
      />
      {asked.email === 'none' ? null : (
        <TextField
          form={form}
          name="email"
          label={labels.email}
          hint={t(way === 'online' ? 'hints.email.online' : 'hints.email.in-person')}
          isOptional
          autoComplete="email"
          inputMode="email"
        />
      )}
      {asked.safeHours ? (
        <TextField
          form={form}
          name="safeHours"
          label={labels.safeHours}
          hint={t('hints.safeHours')}
          isOptional
        />
      ) : null}
    </>
  );
}

/** For a learner under 18: whether a grown-up knows, and what may be said to whom. */
export function LearnerFields({ form, labels }: Pick<ContactFieldsProps, 'form' | 'labels'>) {
  const { t } = useTranslation('booking');
  const options = (['yes', 'no'] as const).map((value) => ({ value, label: t(`yesNo.${value}`) }));
  const isUnder18 = form.watch('isUnder18') === 'yes';
  return (
    <>
      <ChipsField
        form={form}
        type="radio"
        name="isUnder18"
        label={labels.isUnder18}
        hint={t('hints.isUnder18')}
        options={options}
      />
      {isUnder18 ? (
        <>
          <ChipsField
            form={form}
            type="radio"
            name="grownUpKnows"
            label={labels.grownUpKnows}
            hint={t('hints.grownUpKnows')}
            options={options}
          />
          <TextAreaField
            form={form}
            name="mayTell"
            label={labels.mayTell}
            hint={t('hints.mayTell')}
            isOptional
            rows={3}
          />
        </>
      ) : null}
    </>
  );
}
