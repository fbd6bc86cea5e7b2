import { Note } from 'design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsellor } from '@/entities/counselling/counsellor';
import { dayAt } from '@/entities/counselling/schedule';
import { useStaff } from '@/entities/session';
import { counsellorChecks } from '@/shared/choices';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { ChipsField, FormSummary, TextField } from '@/shared/ui/form';
import { useCheckCounsellorMutation } from '../api/counsellor-desk-api';
import { checkSchema, withCheck } from '../model/profile-form';

interface ChecksFormProps {
  counsellor: Counsellor;
  onClose: () => void;
}

const today = () => dayAt(new Date());

/** Writes down what the office checked of a counsellor, and when. It keeps a draft. */
export function ChecksForm({ counsellor, onClose }: ChecksFormProps) {
  const { t } = useTranslation('counselling-desk');
  const by = useStaff();
  const [check, { error, isLoading }] = useCheckCounsellorMutation();
  const [isOutdated, setOutdated] = useState(false);
  const schema = useMemo(() => checkSchema(today), []);
  const empty = useMemo(() => ({ kind: '', on: today(), until: '' }), []);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `counsellor-check.${by.userId}.${counsellor.id}`, version: 1, isOfAccount: true },
    schema,
    empty,
    hasSummary: true,
    action: {
      run: async (given) => {
        const checks = withCheck(counsellor.checks, given);
        const { data } = await check({ by, counsellor, checks });
        setOutdated(data === 'outdated');
        return data === 'saved';
      },
    },
    onDone: onClose,
  });
  const labels = { kind: t('check.kind'), on: t('check.on'), until: t('check.until') };
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('check.heading')}
      labels={labels}
      error={error}
      notice={
        isOutdated ? (
          <Note tone="call" role="alert">
            <p>{t('outdated.check')}</p>
          </Note>
        ) : null
      }
      send={t('check.save')}
      leave={t('leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <ChipsField
        form={form}
        type="radio"
        name="kind"
        label={labels.kind}
        options={counsellorChecks.map((value) => ({ value, label: t(`checks.${value}`) }))}
      />
      <TextField form={form} name="on" type="date" isShort label={labels.on} />
      <TextField
        form={form}
        name="until"
        type="date"
        isShort
        isOptional
        label={labels.until}
        hint={t('check.untilHint')}
      />
    </OpenedForm>
  );
}
