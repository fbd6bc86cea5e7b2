import { clsx } from 'clsx/lite';
import { useTranslation } from 'react-i18next';
import styles from './state-mark.module.css';

/** State of a record as a symbol and text; a diamond for a late record. */
export function StateMark({ state, isLate }: { state: string; isLate: boolean }) {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  const isUnderWay = ['offered', 'trial', 'running', 'answering'].includes(state);
  return (
    <span className={clsx(styles.mark, isUnderWay && styles.underWay, isLate && styles.late)}>
      {isLate ? t('lateState', { state: words(`states.${state}`) }) : words(`states.${state}`)}
    </span>
  );
}
