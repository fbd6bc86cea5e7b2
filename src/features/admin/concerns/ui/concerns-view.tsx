import { Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { concernLifecycle, useConcernsQuery, useJunkConcernsQuery, type Concern } from '@/entities/concern';
import {
  ageColumn,
  indexRecords,
  isLate,
  RecordList,
  stateColumn,
  StateMark,
  textColumn,
  useDeskRecords,
  useDeskTable,
  type DeskRecord,
  type DeskWays,
  type ListSlots,
  type RecordColumn,
} from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { concernRecord } from '../model/concern-record';
import { ConcernFacts } from './concern-facts';
import styles from './concerns.module.css';

interface ConcernRow extends DeskRecord {
  readonly concern: Concern;
  readonly source: string;
}

/** Junk has its own filter button. */
const barStates = concernLifecycle.states.filter((state) => state !== 'junk');

/** Worries about children, for those with the duty alone. They are never exported. */
export function ConcernsView({ ways, bar, panel }: ListSlots & { ways: DeskWays }) {
  const { t } = useTranslation(['admin', 'shell']);
  const now = useNow();
  const { all, error, isLoading } = useDeskRecords(ways, useConcernsQuery, useJunkConcernsQuery);
  const index = useMemo(
    () =>
      indexRecords(
        all.map((concern): ConcernRow => ({
          ...concernRecord(concern),
          concern,
          source: t(`concerns.sources.${concern.source}`),
        })),
      ),
    [all, t],
  );
  const columns = useConcernColumns(now);
  const desk = useDeskTable({ ways, index, columns, now });
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  return (
    <RecordList
      ways={ways}
      view="concerns"
      index={index}
      desk={desk}
      error={error}
      states={barStates}
      now={now}
      bar={bar}
      lead={<p className={styles.lead}>{t('concerns.lead')}</p>}
      open={{ panel, facts: ({ concern }) => <ConcernFacts concern={concern} /> }}
    />
  );
}

function useConcernColumns(now: Date): readonly RecordColumn<ConcernRow>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      textColumn({ key: 'source', title: t('concerns.source'), text: ({ source }) => source }),
      ageColumn(t('columns.sent'), now),
      {
        ...stateColumn({ title: t('columns.state'), now, states: concernLifecycle.states }),
        show: (row) => (
          <>
            <StateMark state={row.state} isLate={false} /> {isLate(row, now) ? t('concerns.late') : null}
          </>
        ),
        widest: () =>
          concernLifecycle.states.map((state) => (
            <span key={state}>
              <StateMark state={state} isLate={false} /> {state === 'received' ? t('concerns.late') : null}
            </span>
          )),
      },
    ],
    [t, now],
  );
}
