import { useTranslation } from 'react-i18next';
import { useHasDuty } from '@/entities/session';
import { useNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { useUnansweredQuery, type AnsweringView } from '../api/unanswered-api';
import { countLate } from '../model/count-late';
import styles from './late-count.module.css';

/** Number of late records of a view, for its link. Nothing without any, and for whoever may not read them. */
export function LateCount({ view }: { view: AnsweringView }) {
  const { t } = useTranslation('admin');
  const now = useNow();
  const office = useOffice();
  const isOffice = useHasDuty('office');
  const { data: sent = [] } = useUnansweredQuery(view, { skip: !isOffice });
  const count = countLate(sent, office, now);
  return count === 0 ? null : <span className={styles.count}>{t('late', { count })}</span>;
}
