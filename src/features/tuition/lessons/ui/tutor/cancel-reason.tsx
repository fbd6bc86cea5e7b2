import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import styles from './lesson-card.module.css';

/** Why a lesson was cancelled, with the words that were written. */
export function CancelReason({ lesson: { state, cancellation } }: { lesson: Lesson }) {
  const { t } = useTranslation('tutor-area');
  const { reason, words } = cancellation;
  if (state !== 'cancelled' || reason === '') return null;
  return (
    <p className={styles.line}>
      {t('lessons.calledOff.reason', { reason: t(`lessons.reasons.${reason}`) })}
      {words === '' ? null : ` ${t('lessons.calledOff.words', { words })}`}
    </p>
  );
}
