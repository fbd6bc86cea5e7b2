import { textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import type { PaperKind } from '../model/application-file';
import type { ApplicationMessage } from '../model/application-message';
import { InterviewWords } from './interview-words';
import styles from './application-messages.module.css';

type Written = Pick<ApplicationMessage, 'id' | 'from' | 'words' | 'papers' | 'interview'>;

interface ApplicationMessagesProps {
  messages: readonly (Written & {
    /** When it was written, ISO 8601, or what stands in its place. */
    at: string | ReactNode;
  })[];
  reader: 'applicant' | 'office';
  paperName: (kind: PaperKind) => string;
}

/** What the office asked and the applicant answered, in their order. */
export function ApplicationMessages({ messages, reader, paperName }: ApplicationMessagesProps) {
  const { t } = useTranslation('answers');
  const { date } = useFormats();
  if (messages.length === 0) return null;
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, from, words, papers, interview, at }) => (
        <li key={id} className={styles.message}>
          <b>{t(`from.${from === 'applicant' && reader === 'applicant' ? 'you' : from}`)}</b>
          {typeof at === 'string' ? (
            <time dateTime={at} className={textStyles.soft}>
              {date(at, 'moment')}
            </time>
          ) : (
            at
          )}
          {interview ? <InterviewWords interview={interview} /> : null}
          {words === '' ? null : <p className={styles.words}>{words}</p>}
          {papers.length === 0 ? null : (
            <p>{t('papersToo', { papers: papers.map((kind) => paperName(kind)).join(', ') })}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
