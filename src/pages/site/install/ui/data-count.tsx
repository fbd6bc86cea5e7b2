import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-count.module.css';
import type { DataDays } from './data-days';

/**
 * Data use in an area with reserved height. Its chunk is heavier than the page, so it loads after hydration.
 * If it cannot load, a message shows instead.
 */
export function DataCount() {
  const { t } = useTranslation('app');
  const [Days, setDays] = useState<typeof DataDays | 'missing'>();
  useEffect(() => {
    import(/* webpackChunkName: "data-days" */ './data-days').then(
      (file) => setDays(() => file.DataDays),
      () => setDays('missing'),
    );
  }, []);
  return (
    <div className={styles.area}>
      {Days === 'missing' ? <p>{t('cost.days.none')}</p> : null}
      {Days && Days !== 'missing' ? <Days /> : null}
    </div>
  );
}
