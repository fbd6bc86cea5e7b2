import { VisuallyHidden } from 'design-system';
import { useTranslation } from 'react-i18next';
import { textStyles } from 'design-system';
import type { WeekSlot } from '@/shared/ghana';
import { WeekTable } from '../area/week-table';
import styles from '../area/week.module.css';

/** The hours that a family asks for, beside those in which the tutor is free. */
export function OfferHours({ asked, free }: { asked: readonly WeekSlot[]; free: readonly WeekSlot[] }) {
  const { t } = useTranslation('tutor-area');
  const kindOf = (slot: WeekSlot) => {
    if (asked.includes(slot)) return free.includes(slot) ? 'both' : 'asked';
    return free.includes(slot) ? 'free' : 'none';
  };
  return (
    <div className={styles.compared}>
      <p>{t('offers.hours')}</p>
      <WeekTable
        cell={(slot) => {
          const kind = kindOf(slot);
          return (
            <div className={`${styles.cell ?? ''} ${styles[kind] ?? ''}`}>
              {kind === 'none' ? null : <span className={styles.mark} />}
              <VisuallyHidden>{kind === 'none' ? '' : t(`offers.cells.${kind}`)}</VisuallyHidden>
            </div>
          );
        }}
      />
      <p className={`${textStyles.small ?? ''} ${textStyles.soft ?? ''}`}>{t('offers.key')}</p>
    </div>
  );
}
