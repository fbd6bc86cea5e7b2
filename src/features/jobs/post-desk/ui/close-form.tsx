import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { closingReasons, type Job } from '@/entities/jobs/job';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { oneOf } from '@/shared/fields';
import { ChipsField } from '@/shared/ui/form';
import { useClosePostMutation } from '../api/post-desk-api';

interface CloseFormProps {
  job: Job;
  onClose: () => void;
}

/** Closes a post for good, for a reason that its page says. */
export function CloseForm({ job, onClose }: CloseFormProps) {
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  const [seen] = useState(job);
  const [close, { error, isLoading }] = useClosePostMutation();
  const schema = useMemo(() => v.object({ reason: oneOf(closingReasons) }), []);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `post-close.${by.userId}.${seen.code}`, version: 1, isOfAccount: true },
    schema,
    empty: { reason: '' },
    action: {
      run: async ({ reason }) => (await close({ job: seen, by, reason })).error === undefined,
    },
    onDone: onClose,
  });
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('posts.close.open')}
      error={error}
      send={t('posts.close.send')}
      leave={t('posts.close.leave')}
      isSending={isLoading}
      isStop
      onClose={onClose}
    >
      <p>{t('posts.close.words')}</p>
      <ChipsField
        form={form}
        type="radio"
        name="reason"
        label={t('posts.close.reason')}
        hint={t('posts.close.hint')}
        options={closingReasons.map((value) => ({ value, label: t(`posts.close.reasons.${value}`) }))}
      />
    </OpenedForm>
  );
}
