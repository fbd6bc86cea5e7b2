import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-count.module.css';
import type { DataDays } from './data-days';

/**
 * What Lifeline used, in an area as high as seven days are. What counts and names them is heavier than the page, so it
 * comes once the page is awake; without network it does not, and the page stays as it is.
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
