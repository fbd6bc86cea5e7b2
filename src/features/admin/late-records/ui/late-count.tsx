import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasDuty } from '@/entities/session';
import { useOpenRequestsQuery } from '@/entities/tuition-request';
import { useNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { useUnansweredQuery, type UnansweredKind } from '../api/unanswered-api';
import { countLate } from '../model/count-late';
import styles from './late-count.module.css';

/** Views of the desk with records for which the site names a reply time. */
export type AnsweringView = UnansweredKind | 'requests';

/** Number of late records of a view, for its link. Nothing without any, and for whoever may not read them. */
export function LateCount({ view }: { view: AnsweringView }) {
  const isOffice = useHasDuty('office');
  if (!isOffice) return null;
  return view === 'requests' ? <LateRequests /> : <LateOf kind={view} />;
}

/** Of the list that an open desk holds: no read of its own. */
function LateRequests() {
  const { data: requests } = useOpenRequestsQuery(null);
  const sent = useMemo(
    () => requests?.filter(({ state }) => state === 'submitted').map(({ createdAt }) => createdAt) ?? [],
    [requests],
  );
  return <Count sent={sent} />;
}

function LateOf({ kind }: { kind: UnansweredKind }) {
  const { data } = useUnansweredQuery(kind);
  const sent = useMemo(() => data?.map(({ sentAt }) => sentAt) ?? [], [data]);
  return <Count sent={sent} />;
}

/** @param sent when the records that wait were sent */
function Count({ sent }: { sent: readonly string[] }) {
  const { t } = useTranslation('admin');
  const now = useNow();
  const office = useOffice();
  const count = countLate(sent, office, now);
  return count === 0 ? null : <span className={styles.count}>{t('late', { count })}</span>;
}
