import { StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { FoundCode } from '../model/recognise-flyer';
import { CodeAnswer } from './code-answer';
import styles from './flyer-answer.module.css';

/** What is known of an address, which is not opened. A code counts only in an address of this site. */
export function LinkAnswer({ host, code }: { host: string; code: FoundCode | null }) {
  const { t } = useTranslation('jobs');
  const isOurs = host === window.location.host;
  if (isOurs && code) return <CodeAnswer found={code} />;
  const kind = isOurs ? 'own' : 'other';
  return (
    <div>
      <StopHeading tabIndex={-1} className={styles.heading}>
        {t(`check.link.${kind}`, { host })}
      </StopHeading>
      <p className={styles.words}>{t(`check.link.${kind}Words`)}</p>
    </div>
  );
}
