import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { fewestOffers, repliesDays, useReplyWords } from '@/entities/site-figure';
import { useFormats } from '@/shared/i18n';
import styles from './replies-part.module.css';

/** How soon the tutor answers offers, as families read it, and how that is counted. */
export function RepliesPart({ tutorId }: { tutorId: string }) {
  const { t } = useTranslation(['tutor-area', 'profile']);
  const { date } = useFormats();
  const { countedAt, countOf, wordsOf } = useReplyWords();
  const count = countOf(tutorId);
  return (
    <Section ground="surface">
      <StopHeading>{t('replies.heading')}</StopHeading>
      <p className={styles.words}>
        <b>{wordsOf(tutorId) ?? t('profile:replies.few')}</b>
      </p>
      {count ? (
        <p className={styles.words}>{t('replies.own', { count: count.offers, answered: count.answered })}</p>
      ) : null}
      <p className={styles.words}>{t('replies.how', { days: repliesDays, least: fewestOffers })}</p>
      <p className={styles.words}>
        {countedAt === null ? t('replies.never') : t('replies.counted', { date: date(countedAt, 'day') })}
      </p>
    </Section>
  );
}
