import { clsx } from 'clsx/lite';
import { Button, EmptyState, textStyles } from 'design-system';
import { Fragment, useEffect, useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { DeskRecord } from '../records/desk-record';
import type { DeskWays } from '../address/desk-ways';
import { ColumnHeads, ColumnWidths } from './column-heads';
import { RecordRow, RowGap, type RecordColumn } from './record-row';
import styles from './record-table.module.css';
import { useRowWindow } from './use-row-window';
import type { Selection } from '../records/use-selection';

export interface RecordTableProps<Row extends DeskRecord> {
  ways: DeskWays;
  /** Translated name of the records, such as requests. */
  records: string;
  rows: readonly Row[];
  columns: readonly RecordColumn<Row>[];
  total: number;
  selection: Selection;
}

/** Records as a table; on a phone each row is a block. Long lists are virtualised. */
export function RecordTable<Row extends DeskRecord>(props: RecordTableProps<Row>) {
  const { t } = useTranslation('admin');
  const { ways, rows } = props;
  if (rows.length > 0) return <FilledTable {...props} />;
  return (
    <EmptyState title={t('nothing')}>
      <p>{t('nothingWords')}</p>
      <Button variant="second" isSmall onClick={() => ways.go({ state: 'waiting', search: '' })}>
        {t('showWaiting')}
      </Button>
    </EmptyState>
  );
}

function FilledTable<Row extends DeskRecord>(props: RecordTableProps<Row>) {
  const { ways, records, rows, columns, total, selection } = props;
  const { t } = useTranslation('admin');
  const body = useRef<HTMLTableSectionElement>(null);
  const [focusedRef, setFocusedRef] = useState<string | null>(null);
  const { isWindow, drawn, rest, measureRow, show } = useRowWindow(rows, body, focusedRef);
  useReturn(ways.openRef, rows, show);

  const sorted = columns.find(({ sortKey }) => sortKey !== undefined && sortKey === ways.place.sort?.by);
  const order = sorted ? t('order.by', { column: sorted.title }) : t('order.usual');
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest('tr')?.dataset.index;
    setFocusedRef(rows[Number(index)]?.ref ?? null);
  };
  // Keep the focused row until the focus leaves the table, so that Tab finds the next row.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocusedRef(null);
  };

  return (
    <>
      <table
        className={clsx(styles.table, ways.openRef !== null && styles.beside)}
        aria-rowcount={rows.length + 1}
      >
        <caption className={textStyles.hidden}>{t('caption', { records, order })}</caption>
        <thead>
          <ColumnHeads ways={ways} columns={columns} />
          {isWindow ? <ColumnWidths rows={rows} columns={columns} hasTicks={selection.isOn} /> : null}
        </thead>
        <tbody ref={body} onFocus={onFocus} onBlur={onBlur}>
          {drawn.map(({ index, gap }) => {
            const row = rows[index];
            return row ? (
              <Fragment key={row.ref}>
                {gap > 0 ? <RowGap height={gap} columns={columns.length + 1} /> : null}
                <PartBoundary
                  frame={(message) => (
                    <tr>
                      <td colSpan={columns.length + 1}>{message}</td>
                    </tr>
                  )}
                >
                  <RecordRow
                    ref={isWindow ? measureRow : undefined}
                    row={row}
                    index={index}
                    href={ways.addressOf(row.ref)}
                    isOpen={row.ref === ways.openRef}
                    columns={columns}
                    isSelected={selection.isOn ? selection.has(row.ref) : null}
                    onSelect={selection.select}
                  />
                </PartBoundary>
              </Fragment>
            ) : null;
          })}
          {rest > 0 ? <RowGap height={rest} columns={columns.length + 1} /> : null}
        </tbody>
      </table>
      <p className={styles.count} role="status">
        {t('shown', { shown: rows.length, all: total, order })}
      </p>
    </>
  );
}

/** After a record closes, scrolls to its row: on a small screen the list was hidden. */
function useReturn(openRef: string | null, rows: readonly DeskRecord[], show: (index: number) => void): void {
  const last = useRef(openRef);
  useEffect(() => {
    const closed = openRef === null ? last.current : null;
    last.current = openRef;
    const index = rows.findIndex(({ ref }) => ref === closed);
    if (index >= 0) show(index);
  }, [openRef, rows, show]);
}
