import { Lead, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { ReferenceCode } from '@/entities/reference-code';
import type { TrackingTopic } from '@/entities/tracking';
import { CodeHold } from '../code-hold';
import styles from './receipt.module.css';

/** What a code of this kind opens, and what can be done by it. */
function wordsOf({ kind }: TrackingTopic) {
  if (kind === 'jobReport') return 'wordsReport';
  return kind === 'application' || kind === 'jobApplication' ? 'wordsApplication' : 'words';
}

interface ReceiptProps {
  code: ReferenceCode;
  /** A report of a child at risk has a receipt of its own. */
  topic: Exclude<TrackingTopic, { kind: 'safeguarding' }>;
}

/** Confirms that the backend received the submission, and shows its code. */
export function Receipt({ code, topic }: ReceiptProps) {
  const { t } = useTranslation(['code', 'ghana']);
  return (
    <Section isFirst className={styles.receipt}>
      <h1 className={styles.heading}>{t('safe')}</h1>
      <Lead className={styles.lead}>
        {topic.kind === 'tuition' || topic.kind === 'homework'
          ? t(`topic.${topic.kind}`, {
              schoolClass: t(`ghana:classes.${topic.schoolClass}`),
              subject: t(`ghana:subjects.${topic.subject}`),
            })
          : t(`topic.${topic.kind}`)}{' '}
        {t(wordsOf(topic))}
      </Lead>
      <CodeHold code={code} />
    </Section>
  );
}
