import { Button, EmptyState, textStyles } from 'design-system';
import { Fragment, useId, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '@/shared/lib/row-window';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { DeskWays } from '../address/desk-ways';
import type { DeskRecord } from '../records/desk-record';
import { ColumnHeads, ColumnWidths } from '../columns/column-heads';
import { useMedia } from '../columns/use-shown-columns';
import { RecordRow, RowGap } from './record-row';
import styles from './record-table.module.css';
import type { DeskTable } from './use-desk-table';
import { useReturn } from './use-return';
import { useRowFocus } from './use-row-focus';

export interface RecordTableProps<Row extends DeskRecord> {
  ways: DeskWays;
  /** Translated name of the records, such as requests. */
  records: string;
  desk: DeskTable<Row>;
}

/** Records as a table; on a phone each row is a block. Long lists are virtualised. */
export function RecordTable<Row extends DeskRecord>(props: RecordTableProps<Row>) {
  const { t } = useTranslation('admin');
  const { ways, desk } = props;
  if (desk.rows.length > 0) return <FilledTable {...props} />;
  return (
    <EmptyState title={t('nothing')}>
      <p>{t('nothingWords')}</p>
      <Button variant="second" isSmall onClick={() => ways.go({ state: 'waiting', search: '' })}>
        {t('showWaiting')}
      </Button>
    </EmptyState>
  );
}

function FilledTable<Row extends DeskRecord>({ ways, records, desk }: RecordTableProps<Row>) {
  const { t } = useTranslation('admin');
  const { rows, all, openCount, shown, selection } = desk;
  const body = useRef<HTMLTableSectionElement>(null);
  const keysId = useId();
  const { tabRef, handlers } = useRowFocus({ rows, body, selection, ways });
  const { isWindow, drawn, rest, firstSeen, measureRow, show } = useDeskWindow(rows, body, tabRef);
  useReturn({ ways, rows, body, show });

  const sorted = desk.columns.find(({ key }) => desk.sortOf(key)?.direction !== undefined);
  const usual = t(openCount === null ? 'order.past' : 'order.usual');
  const order = sorted ? t('order.by', { column: sorted.title }) : usual;
  const tabStop = drawn.some(({ index }) => rows[index]?.ref === tabRef) ? tabRef : rows[firstSeen]?.ref;

  return (
    <>
      <table className={styles.table} aria-rowcount={rows.length + 1} aria-describedby={keysId}>
        <caption className={textStyles.hidden}>{t('caption', { records, order })}</caption>
        <thead>
          <ColumnHeads desk={desk} />
          {isWindow ? <ColumnWidths all={all} columns={shown} hasTicks={selection.isOn} /> : null}
        </thead>
        <tbody ref={body} {...handlers}>
          {drawn.map(({ index, gap }) => {
            const row = rows[index];
            return row ? (
              <Fragment key={row.ref}>
                {gap > 0 ? <RowGap height={gap} columns={shown.length + 1} /> : null}
                <PartBoundary
                  frame={(message) => (
                    <tr>
                      <td colSpan={shown.length + 1}>{message}</td>
                    </tr>
                  )}
                >
                  <RecordRow
                    ref={isWindow ? measureRow : undefined}
                    row={row}
                    index={index}
                    href={ways.addressOf(row.ref)}
                    isOpen={row.ref === ways.openRef}
                    isTabStop={row.ref === tabStop}
                    columns={shown}
                    isSelected={selection.isOn ? selection.has(row.ref) : null}
                    onSelect={selection.select}
                  />
                </PartBoundary>
              </Fragment>
            ) : null;
          })}
          {rest > 0 ? <RowGap height={rest} columns={shown.length + 1} /> : null}
        </tbody>
      </table>
      <p className={styles.count} role="status">
        {typeof openCount === 'number'
          ? t('shownOpen', { shown: rows.length, open: openCount, order })
          : openCount === null
            ? t('shownOnly', { shown: rows.length, order })
            : t('shown', { shown: rows.length, all: all.length, order })}
      </p>
      <p id={keysId} className={styles.keys}>
        {t('table.keys')}
      </p>
    </>
  );
}

/** Estimated row height, as a table row and as a block on a phone. */
const usualHeight = { table: 49, block: 110 };

/** From `record-table.module.css`: below this width, rows are blocks. */
const blockQuery = '(max-width: 719px)';

function useDeskWindow(
  rows: readonly DeskRecord[],
  frame: RefObject<HTMLElement | null>,
  tabRef: string | null,
) {
  const isBlock = useMedia(blockQuery);
  const keys = useMemo((): readonly string[] => rows.map(({ ref }) => ref), [rows]);
  return useRowWindow({
    keys,
    frame,
    kept: tabRef === null ? -1 : keys.indexOf(tabRef),
    usualHeight: isBlock ? usualHeight.block : usualHeight.table,
  });
}
