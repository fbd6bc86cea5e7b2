import { clsx } from 'clsx/lite';
import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { WeekSlot } from '@/shared/ghana';
import { WeekTable } from '@/shared/ui/week-table';
import styles from './offer-card.module.css';

/** Requested hours beside the tutor's free hours. */
export function OfferHours({ asked, free }: { asked: readonly WeekSlot[]; free: readonly WeekSlot[] }) {
  const { t } = useTranslation('tutor-area');
  const markOf = (slot: WeekSlot) => {
    if (asked.includes(slot)) return free.includes(slot) ? 'both' : 'asked';
    return free.includes(slot) ? 'free' : 'none';
  };
  return (
    <div className={styles.hours}>
      <p>{t('offers.hours')}</p>
      <WeekTable isRuled markOf={markOf} wordsOf={(mark) => t(`offers.cells.${mark}`)} />
      <p className={clsx(textStyles.small, textStyles.soft)}>{t('offers.key')}</p>
    </div>
  );
}
