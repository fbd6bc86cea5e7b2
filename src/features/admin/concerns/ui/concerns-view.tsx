import { EmptyState, Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { concernLifecycle, useConcernsQuery, useJunkConcernsQuery, type Concern } from '@/entities/concern';
import { useHasDuty } from '@/entities/session';
import {
  indexRecords,
  LifecycleBar,
  ListLayout,
  RecordTable,
  StateMark,
  useSelection,
  useShownRows,
  useWidestAges,
  useWithJunk,
  ViewHead,
  widestTexts,
  isLate,
  type DeskRecord,
  type DeskWays,
  type ListSlots,
  type RecordColumn,
  type SortValues,
} from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { concernRecord } from '../model/concern-record';
import { ConcernFacts } from './concern-facts';
import styles from './concerns.module.css';

interface ConcernRow extends DeskRecord {
  readonly concern: Concern;
  readonly name: string;
}

/** Junk has its own filter button. */
const barStates = concernLifecycle.states.filter((state) => state !== 'junk');

const none: readonly Concern[] = [];

const sortValues: SortValues<ConcernRow> = {
  name: ({ name }) => name,
  sent: ({ createdAt }) => Date.parse(createdAt),
  state: ({ state }) => concernLifecycle.states.findIndex((known) => known === state),
};

/** Worries about children, for those with the duty alone. They are never exported. */
export function ConcernsView(props: ListSlots & { ways: DeskWays }) {
  const { t } = useTranslation('admin');
  const isOnDuty = useHasDuty('safeguarding');
  if (isOnDuty) return <ConcernList {...props} />;
  return (
    <EmptyState title={t('concerns.closed')}>
      <p>{t('concerns.closedWords')}</p>
    </EmptyState>
  );
}

function ConcernList({ ways, bar, panel }: ListSlots & { ways: DeskWays }) {
  const { t } = useTranslation(['admin', 'shell']);
  const { age } = useFormats();
  const now = useNow();
  const widestAges = useWidestAges(now);
  const { data = none, error, isLoading } = useConcernsQuery(null);
  const { all, error: junkError } = useWithJunk(ways, data, useJunkConcernsQuery);
  const index = useMemo(
    () =>
      indexRecords(
        all.map((concern): ConcernRow => ({
          ...concernRecord(concern),
          concern,
          name: concern.name || t('unnamed'),
        })),
      ),
    [all, t],
  );
  const shown = useShownRows(index, ways.place, now, sortValues);
  const selection = useSelection(ways, shown);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;

  const open = ways.openRef === null ? undefined : index.byRef.get(ways.openRef);
  const columns: readonly RecordColumn<ConcernRow>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      sortKey: 'name',
      show: ({ name }) => name,
      widest: (rows) => widestTexts(rows.map(({ name }) => name)),
    },
    {
      key: 'sent',
      title: t('columns.sent'),
      sortKey: 'sent',
      show: (row) => age(row.createdAt, now),
      widest: () => widestAges,
    },
    {
      key: 'state',
      title: t('columns.state'),
      sortKey: 'state',
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
  ];

  return (
    <ListLayout
      list={
        <>
          <ViewHead ways={ways} view="concerns" hasSamples={index.hasSamples} />
          <p className={styles.lead}>{t('concerns.lead')}</p>
          <BackendProblem error={error ?? junkError} />
          <LifecycleBar ways={ways} states={barStates} byState={index.byState} />
          {bar(selection)}
          <RecordTable
            ways={ways}
            records={t('views.concerns')}
            rows={shown}
            columns={columns}
            total={index.rows.length}
            selection={selection}
          />
        </>
      }
      panel={
        ways.openRef === null
          ? null
          : panel(open ?? null, open ? <ConcernFacts concern={open.concern} /> : null)
      }
    />
  );
}
