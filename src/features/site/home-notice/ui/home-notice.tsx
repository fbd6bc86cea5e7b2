import { Note, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useRightNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { noticeAt, piecesOfNotice } from '../model/home-notice';
import styles from './home-notice.module.css';

/** What the office announces for some days, above the home page. */
export function HomeNotice() {
  const { t } = useTranslation('background');
  const { now } = useRightNow();
  const text = noticeAt(useOffice(), now);
  if (text === null) return null;
  return (
    <Section ground="surface" className={styles.section} aria-label={t('notice')}>
      <Note className={styles.notice}>
        <p>
          {piecesOfNotice(text).map(({ text: piece, href }, index) =>
            href === undefined ? (
              piece
            ) : (
              <a key={index} className={styles.link} href={href}>
                {piece}
              </a>
            ),
          )}
        </p>
      </Note>
    </Section>
  );
}
