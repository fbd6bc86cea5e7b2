import { Line, LineItem } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useDataPrice } from '@/shared/data-price';
import { useFormats } from '@/shared/i18n';
import { useUsedDays } from '@/features/site/data-use';
import styles from './data-count.module.css';

/** Data use of the last seven days, today first. */
export function DataDays() {
  const { t } = useTranslation('app');
  const { size, price } = useDataPrice();
  const { date } = useFormats();
  const days = useUsedDays();
  if (days === undefined) return null;
  if (days === null) return <p>{t('cost.days.none')}</p>;
  const most = Math.max(1, ...days.map(({ bytes }) => bytes));
  return (
    <Line aria-label={t('cost.days.heading')}>
      {days.map(({ day, bytes }, index) => (
        <LineItem key={day} state={index === 0 ? 'now' : 'done'} className={styles.day}>
          <b>{index === 0 ? t('cost.days.today') : date(day, 'day')}</b>
          <span>
            {bytes === 0 ? size(0) : t('cost.days.use', { size: size(bytes), price: price(bytes) })}
          </span>
          <span className={styles.bar} style={{ inlineSize: `${(100 * bytes) / most}%` }} />
        </LineItem>
      ))}
    </Line>
  );
}
