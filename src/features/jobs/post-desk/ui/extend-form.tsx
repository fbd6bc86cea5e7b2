import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/entities/jobs/job';
import { type School, shownSchool } from '@/entities/jobs/school';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { useFormats } from '@/shared/i18n';
import { FormSummary, TextField } from '@/shared/ui/form';
import { useExtendPostMutation } from '../api/post-desk-api';
import { extensionSchema } from '../model/post-input';

const clock = () => new Date();

interface ExtendFormProps {
  job: Job;
  /** Its check counts. */
  school: School;
  onClose: () => void;
}

/** Moves the closing time of a post to a later one. */
export function ExtendForm({ job, school, onClose }: ExtendFormProps) {
  const { t } = useTranslation('job-desk');
  const { date } = useFormats();
  const by = useStaff();
  const [seen] = useState(job);
  const [extend, { error, isLoading }] = useExtendPostMutation();
  const schema = useMemo(() => extensionSchema(clock, seen.closesAt), [seen]);
  const empty = useMemo(() => ({ closesDay: '', closesTime: seen.closesAt.slice(11, 16) }), [seen]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `post-extend.${by.userId}.${seen.code}`, version: 1, isOfAccount: true },
    schema,
    empty,
    hasSummary: true,
    action: {
      run: async ({ closesAt }) =>
        (await extend({ job: seen, by, school: shownSchool(school), closesAt })).error === undefined,
    },
    onDone: onClose,
  });
  const labels = { closesDay: t('posts.extend.day'), closesTime: t('posts.form.closesTime') };
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('posts.extend.open')}
      labels={labels}
      error={error}
      send={t('posts.extend.send')}
      leave={t('posts.extend.leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <p>{t('posts.extend.words', { time: date(seen.closesAt, 'longMoment') })}</p>
      <TextField form={form} name="closesDay" type="date" isShort label={labels.closesDay} />
      <TextField form={form} name="closesTime" type="time" isShort label={labels.closesTime} />
    </OpenedForm>
  );
}
