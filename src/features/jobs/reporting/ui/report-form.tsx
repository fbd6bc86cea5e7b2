import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, InlineButton } from 'design-system';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  jobReportFormSchema,
  reportReasons,
  type JobReportInput,
  type JobReportOutput,
} from '@/entities/jobs/job-report';
import {
  createReferenceCode,
  formatReferenceCode,
  kindOfCode,
  parseReferenceCode,
} from '@/entities/reference-code';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftValues, useFormDraft } from '@/shared/drafts';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { useSubmission } from '@/shared/submission';
import { BackendProblem, FormSummary, SelectField, TextAreaField } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { reportDraft } from '../model/report-draft';
import { reportWrites } from '../model/report-writes';
import styles from './report-form.module.css';

/** The post that the address names; empty for anything else. */
function postIn(params: URLSearchParams): string {
  const parsed = parseReferenceCode(params.get('post') ?? '');
  return 'code' in parsed && kindOfCode(parsed.code) === 'post' ? parsed.code : '';
}

/** Tells the office that a job is not what it says: about a post of ours, or about anything else. */
export function ReportForm() {
  const { t } = useTranslation('jobs');
  const { keepEnquiries } = useOffice();
  const [params] = useSearchParams();
  const asked = postIn(params);
  const empty: JobReportInput = { job: asked, reason: '', words: '' };
  const fixed = asked === '' ? {} : { job: asked };
  const form = useForm<JobReportInput, unknown, JobReportOutput>({
    defaultValues: useDraftValues(reportDraft, empty, fixed),
    resolver: valibotResolver(jobReportFormSchema),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(reportDraft, form, empty, fixed);
  const { setValue } = form;
  useEffect(() => {
    // The check leads here on its own page, when the form is there already.
    if (asked !== '') setValue('job', asked);
  }, [asked, setValue]);
  const job = useWatch({ control: form.control, name: 'job' });
  const submission = useSubmission(() => createReferenceCode('jobReport'), {
    ...draft,
    source: { ...reportDraft, editAt: routes.jobReport() },
    values: () => form.getValues(),
  });
  const send = form.handleSubmit((sent) =>
    submission.send((ref) => reportWrites(ref, sent, crypto.randomUUID())),
  );
  const labels = { job: t('report.job'), reason: t('report.reason'), words: t('report.words') };

  return (
    <DraftForm
      draft={draft}
      className={styles.form}
      onSubmit={(event) => void send(event)}
      onFocus={submission.prepare}
    >
      <DraftNote draft={draft} />
      <KeptNote draft={draft} labels={labels} />
      <FormSummary form={form} labels={labels} />
      <p role="status">
        {job === '' ? t('report.aboutOther') : t('report.about', { code: formatReferenceCode(job) })}{' '}
        {job === '' ? null : (
          <InlineButton onClick={() => setValue('job', '', { shouldDirty: true })}>
            {t('report.notThis')}
          </InlineButton>
        )}
      </p>
      <SelectField form={form} name="reason" label={labels.reason}>
        <option value="">{t('report.choose')}</option>
        {reportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`report.reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField form={form} name="words" label={labels.words} hint={t('report.hint')} rows={6} />
      <p>
        {t('report.notice', { keepEnquiries })}{' '}
        <TextLink to={routes.privacy} target="_blank">
          {t('report.more')}
        </TextLink>
      </p>
      <BackendProblem error={submission.error} />
      {submission.error ? <p>{t('report.kept')}</p> : null}
      <Button type="submit" aria-busy={submission.isSending} disabled={submission.isSending}>
        {t(submission.isSending ? 'report.sending' : 'report.send')}
      </Button>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}
