import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toCsv, type CsvColumn } from '../../lib/csv';
import { BackendProblem } from '../../ui/form';
import { findRecord, findRecords, indexRecords, lateByState, type DeskIndex } from '../records/desk-list';
import type { BulkAct } from '../records/bulk-act';
import type { DeskRecord } from '../records/desk-record';
import type { ShownPast } from '../records/use-past-records';
import type { DeskWays } from '../address/desk-ways';
import { ColumnChoice } from '../columns/column-choice';
import { useTimeColumns } from '../columns/time-columns';
import { RecordTable } from '../table/record-table';
import type { DeskTable } from '../table/use-desk-table';
import { LifecycleBar } from './lifecycle-bar';
import { ListLayout } from './list-layout';
import type { ListSlots } from './list-slots';
import { PastMonth } from './past-month';
import { PastRest } from './past-rest';
import { SaveList } from './save-list';
import { isSaved, ViewHead, type ViewHeadProps } from './view-head';

export interface RecordListProps<Row extends DeskRecord> extends Pick<ListSlots, 'bar'> {
  ways: DeskWays;
  view: ViewHeadProps['view'];
  index: DeskIndex<Row>;
  desk: DeskTable<Row>;
  /** Why reading failed. */
  error: unknown;
  /** States with a filter of their own in the bar. */
  states: readonly string[];
  /** States whose records are read page by page, on request. */
  uncounted?: readonly string[];
  /** What is read so, where the list chooses months of it and shows more. */
  past?: Omit<ShownPast<unknown>, 'items'>;
  /** What the search finds of it, where it looks for no phone or name and nothing is exported. */
  pastWords?: string;
  now: Date;
  /** Columns of the export between the code and the time; without them nothing is exported. */
  csv?: readonly CsvColumn<Row>[];
  /** Whether the rows have codes, which the file names; they do by default. */
  hasCodes?: boolean;
  /** Reads all rows of a state of which the list shows some pages, for the export; null when it fails. */
  readAll?: (() => Promise<readonly Row[] | null>) | undefined;
  /** Which of the rows shown may be exported; all by default. */
  mayExport?: (row: Row) => boolean;
  /** Transitions that can be made of many records at once, beside marking as junk; none by default. */
  acts?: readonly BulkAct[];
  /** Below the heading. */
  lead?: ReactNode;
  /** Above the table. */
  notes?: ReactNode;
  /** Below the table. */
  below?: ReactNode;
  /** The rows in another form, in the place of the states and the table. */
  board?: ReactNode;
  /** The open record. Absent when it takes the place of the list. */
  open?: { readonly panel: ListSlots['panel']; readonly facts: (row: Row) => ReactNode };
}

/** A list of the desk with its heading, filters, table and the open record beside it. */
export function RecordList<Row extends DeskRecord>(props: RecordListProps<Row>) {
  const { ways, view, index, desk, error, states, uncounted, now, bar, past } = props;
  const { lead, notes, below, board, open } = props;
  const { t } = useTranslation('admin');
  const { csv, save } = useCsv(props);
  const record = findRecord(index, ways.openRef);
  const late = useMemo(() => lateByState(index, now), [index, now]);
  return (
    <ListLayout
      list={
        <>
          <ViewHead
            ways={ways}
            view={view}
            hasSamples={index.hasSamples}
            {...(csv && { csv, hasCodes: props.hasCodes })}
          />
          {lead}
          <BackendProblem error={error} />
          {board ?? (
            <>
              <LifecycleBar {...{ ways, states, late, uncounted }} byState={index.byState} />
              {bar(desk.selection, <ColumnChoice ways={ways} desk={desk} />, {
                acts: props.acts ?? noActs,
                save,
              })}
              {notes}
              {past && past.state !== null ? <PastMonth ways={ways} now={now} /> : null}
              <RecordTable ways={ways} records={t(`views.${view}`)} desk={desk} />
              {past ? <PastRest ways={ways} past={past} words={props.pastWords} /> : null}
              {below}
            </>
          )}
        </>
      }
      panel={
        open === undefined || ways.openRef === null
          ? null
          : open.panel(record ?? null, record ? open.facts(record) : null)
      }
    />
  );
}

const noActs: readonly BulkAct[] = [];

/** How the list is saved, and a button that saves the selected rows of it. */
function useCsv<Row extends DeskRecord>({
  csv,
  view,
  desk,
  readAll,
  ways: { place },
  now,
  hasCodes = true,
  mayExport = () => true,
}: RecordListProps<Row>): { readonly csv: ViewHeadProps['csv']; readonly save: ReactNode } {
  const { t } = useTranslation('admin');
  const times = useTimeColumns();
  if (csv === undefined) return { csv: undefined, save: null };
  const write = (rows: readonly Row[], codeOf: (ref: string) => string) =>
    toCsv<Row>(
      [
        ...(hasCodes ? [{ title: t('columns.code'), value: (row: Row) => codeOf(row.ref) }] : []),
        ...csv,
        ...times<Row>(t('columns.sent'), (row) => row.createdAt),
        { title: t('columns.state'), value: (row) => (t as (key: string) => string)(`states.${row.state}`) },
      ],
      rows.filter(mayExport),
    );
  const chosen = desk.rows.filter(({ ref }) => desk.selection.has(ref));
  return {
    csv: async (codeOf) => {
      const all = readAll ? await readAll() : desk.rows;
      if (all === null) return null;
      return write(readAll ? withShown(findRecords(indexRecords(all), place, now), desk.rows) : all, codeOf);
    },
    save:
      isSaved(view) && chosen.length > 0 ? (
        <SaveList
          name={view}
          selected={chosen.length}
          csv={(codeOf) => write(chosen, codeOf)}
          hasCodes={hasCodes}
        />
      ) : null,
  };
}

/** The rows that were read, and those that the list shows beside them: a code or phone finds any state. */
function withShown<Row extends DeskRecord>(read: readonly Row[], shown: readonly Row[]): readonly Row[] {
  const refs = new Set(read.map(({ ref }) => ref));
  return [...read, ...shown.filter(({ ref }) => !refs.has(ref))];
}
