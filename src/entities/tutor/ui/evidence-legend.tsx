import { useTranslation } from 'react-i18next';
import styles from './evidence-summary.module.css';

const states = ['seen', 'lapsed', 'none'] as const;

/** What the dots of `EvidenceSummary` mean. */
export function EvidenceLegend() {
  const { t } = useTranslation('profile');
  return (
    <p className={styles.legend}>
      {t('ladder.legend.heading')}
      {states.map((state) => (
        <span key={state} className={styles.dots}>
          <i className={styles[state]} aria-hidden="true" /> {t(`ladder.legend.${state}`)}
        </span>
      ))}
    </p>
  );
}
