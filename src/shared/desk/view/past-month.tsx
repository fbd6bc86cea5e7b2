import { useTranslation } from 'react-i18next';
import type { DeskWays } from '../address/desk-ways';
import { MonthChoice } from './month-choice';
import styles from './past-pages.module.css';

/** Above a list that is read page by page: the month in which its records moved last, or all times. */
export function PastMonth({ ways, now }: { ways: DeskWays; now: Date }) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.month}>
      <MonthChoice
        label={t('past.movedIn')}
        none={t('past.allTimes')}
        ofMonth={(inWords) => inWords}
        now={now}
        value={ways.place.month}
        onChange={(month) => ways.go({ month })}
      />
    </div>
  );
}
