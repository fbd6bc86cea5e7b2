import { textStyles } from 'design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { School } from '@/entities/jobs/school';
import { useStaff } from '@/entities/session';
import { numberSources } from '@/shared/choices';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { formatPhone } from '@/shared/phone';
import { ChipsField, FormSummary, TextField } from '@/shared/ui/form';
import { useCheckSchoolMutation } from '../api/school-desk-api';
import { checkSchema, emptyCheck } from '../model/school-forms';

const now = () => new Date();

interface CheckFormProps {
  school: School;
  onClose: () => void;
}

/** Writes down the call to a school: who answered, when, and where the number was found. */
export function CheckForm({ school, onClose }: CheckFormProps) {
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  // As shown when the form opened: a change by a colleague meanwhile makes this one fail.
  const [seen] = useState(school);
  const [check, { error, isLoading }] = useCheckSchoolMutation();
  const schema = useMemo(() => checkSchema(now), []);
  const empty = useMemo(() => emptyCheck(seen, now()), [seen]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `school-check.${by.userId}.${seen.id}`, version: 1, isOfAccount: true },
    schema,
    empty,
    hasSummary: true,
    action: {
      run: async (given) =>
        (await check({ school: seen, by, check: { ...given, phone: seen.phone } })).error === undefined,
    },
    onDone: onClose,
  });
  const labels = {
    day: t('schools.checkForm.day'),
    person: t('schools.checkForm.person'),
    role: t('schools.checkForm.role'),
    foundIn: t('schools.checkForm.foundIn'),
  };
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('schools.check')}
      labels={labels}
      error={error}
      send={t('schools.checkForm.save')}
      leave={t('schools.checkForm.leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <p>{t('schools.checkForm.call', { phone: formatPhone(seen.phone) })}</p>
      <TextField form={form} name="day" type="date" isShort label={labels.day} />
      <TextField
        form={form}
        name="person"
        label={labels.person}
        hint={t('schools.checkForm.personHint')}
        autoComplete="off"
      />
      <TextField form={form} name="role" label={labels.role} hint={t('schools.checkForm.roleHint')} />
      <ChipsField
        form={form}
        type="radio"
        name="foundIn"
        label={labels.foundIn}
        options={numberSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
      <p className={textStyles.soft}>{t('schools.checkForm.signed', { name: by.name })}</p>
    </OpenedForm>
  );
}
