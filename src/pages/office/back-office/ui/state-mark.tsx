import { classNames } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { DeskRecord } from '../model/desk-record';
import styles from './state-mark.module.css';

/** The state of a record as a stop and a word; a diamond when an offer is late. */
export function StateMark({ record }: { record: Pick<DeskRecord, 'state' | 'isLate'> }) {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  const isUnderWay = ['offered', 'trial', 'running', 'answering'].includes(record.state);
  return (
    <span className={classNames(styles.mark, isUnderWay && styles.underWay, record.isLate && styles.late)}>
      {record.isLate ? t('offeredLate') : words(`states.${record.state}`)}
    </span>
  );
}
