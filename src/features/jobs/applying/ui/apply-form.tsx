import { Button, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { DraftForm, DraftNote, KeptNote, PapersField, UnkeptSwitch } from '@/shared/drafts';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { BackendProblem, FormSummary, TextAreaField, TickField } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import type { AppliedPost } from '../model/applied-post';
import { cvKind, useJobApplication, type Replaced } from '../model/use-job-application';
import { ApplicantFields } from './applicant-fields';
import styles from './apply-form.module.css';
import { FillButton } from './fill-button';
import { RefereeFields } from './referee-fields';
import { useApplyLabels } from './use-apply-labels';

const notice = ['what', 'who', 'long', 'fee', 'clock'] as const;

export interface ApplyFormProps {
  post: AppliedPost;
  /** The application that goes when this one is sent; null for the first. */
  replaced: Replaced | null;
}

/** Application for a post, on one page. */
export function ApplyForm({ post, replaced }: ApplyFormProps) {
  const { t } = useTranslation('job-apply');
  const office = useOffice();
  const { form, draft, papers, submission, send } = useJobApplication(post, replaced);
  const labels = useApplyLabels();
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
      <FillButton form={form} onFilled={draft.keep} />
      <ApplicantFields form={form} labels={labels} />
      <TextAreaField form={form} name="cover" label={labels.cover} hint={t('hints.cover')} rows={7} />
      <PapersField
        heading={t('cv.heading')}
        words={t('cv.words')}
        kinds={[{ kind: cvKind, name: t('cv.name') }]}
        papers={papers}
        onAdd={draft.keep}
      />
      <RefereeFields form={form} labels={labels} />
      <Note tone="plain">
        <h3 className={styles.noticeTitle}>{t('notice.heading')}</h3>
        <ul className={styles.notice}>
          {notice.map((key) => (
            <li key={key}>{t(`notice.${key}`, { ...office })}</li>
          ))}
        </ul>
        <TextLink className={styles.privacy} to={routes.privacy} target="_blank">
          {t('notice.more')}
        </TextLink>
      </Note>
      <TickField form={form} name="consent" label={labels.consent} />
      <BackendProblem error={submission.error} />
      {submission.error ? <p>{t('kept')}</p> : null}
      <Button type="submit" aria-busy={submission.isSending} disabled={submission.isSending}>
        {t(submission.isSending ? 'sending' : replaced ? 'sendReplaced' : 'send')}
      </Button>
      <UnkeptSwitch draft={draft} />
    </DraftForm>
  );
}
