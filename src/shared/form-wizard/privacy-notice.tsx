import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import styles from './privacy-notice.module.css';

interface PrivacyNoticeProps {
  /** Namespace with `notice.heading`, `notice.more` and the lines, which may name facts of the office. */
  namespace: Namespace;
  /** Keys below `notice`. */
  lines: readonly string[];
}

/** What is asked, why, who reads it and for how long: above the consent of a last step. */
export function PrivacyNotice({ namespace, lines }: PrivacyNoticeProps) {
  const { t } = useTranslation(namespace);
  const words = t as (key: string, values?: object) => string;
  const office = useOffice();
  return (
    <Note>
      <h2 className={styles.title}>{words('notice.heading')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{words(`notice.${line}`, { ...office })}</li>
        ))}
      </ul>
      <TextLink className={styles.more} to={routes.privacy} target="_blank">
        {words('notice.more')}
      </TextLink>
    </Note>
  );
}
