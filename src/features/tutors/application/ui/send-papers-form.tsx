import { Button } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { TutorApplication } from '@/entities/tutor-application';
import { paperRules, useAttachments } from '@/shared/drafts';
import { BackendProblem } from '@/shared/ui/form';
import { useSendPapers } from '../model/use-send-papers';
import styles from './applicant.module.css';
import { ApplicationPapers } from './application-papers';

/** Attachment store of the requested documents until they are uploaded. */
const papersDraft = { form: 'apply.papers', version: 1, isOfAccount: true } as const;

/** Uploads the documents that the office asked for. They stay on this phone until all have arrived. */
export function SendPapersForm({ application }: { application: TutorApplication }) {
  const { t } = useTranslation('apply');
  const papers = useAttachments(papersDraft, paperRules);
  const { send, isSending, error } = useSendPapers(application, papers);
  const isOff = papers.items.length === 0;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOff) void send();
      }}
    >
      <ApplicationPapers papers={papers} />
      <BackendProblem error={error ?? undefined} />
      <Button
        type="submit"
        isOff={isOff}
        disabled={isSending}
        aria-busy={isSending}
        aria-describedby={isOff ? 'papers-needed' : undefined}
      >
        {t(isSending ? 'status.sendingPapers' : 'status.sendPapers')}
      </Button>
      {isOff ? <p id="papers-needed">{t('status.papersNeeded')}</p> : null}
    </form>
  );
}
