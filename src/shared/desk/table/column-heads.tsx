import { textStyles } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nextSort } from '../address/desk-address';
import { shortCode, type DeskRecord } from '../records/desk-record';
import type { DeskWays } from '../address/desk-ways';
import { widestTexts } from './widest-texts';
import type { RecordColumn } from './record-row';
import styles from './record-table.module.css';

interface ColumnHeadsProps<Row> {
  ways: DeskWays;
  columns: readonly RecordColumn<Row>[];
}

/** Column headers; a press sorts by the column. */
export function ColumnHeads<Row>({ ways, columns }: ColumnHeadsProps<Row>) {
  const { t } = useTranslation('admin');
  const { sort } = ways.place;
  return (
    <tr aria-rowindex={1}>
      <th scope="col">{t('columns.code')}</th>
      {columns.map(({ key, title, isWide, sortKey }) => (
        <th
          key={key}
          scope="col"
          className={isWide ? styles.wide : undefined}
          aria-sort={sortKey && sort?.by === sortKey ? sort.direction : undefined}
        >
          {sortKey ? (
            <button
              type="button"
              className={styles.sort}
              onClick={() => ways.go({ sort: nextSort(sort, sortKey) })}
            >
              {title}
            </button>
          ) : (
            title
          )}
        </th>
      ))}
    </tr>
  );
}

interface ColumnWidthsProps<Row> {
  rows: readonly Row[];
  columns: readonly RecordColumn<Row>[];
  /** Whether checkboxes are beside the codes. */
  hasTicks: boolean;
}

/**
 * An invisible row with the widest content of each column, so that columns keep their width while virtual
 * rows change.
 */
export function ColumnWidths<Row extends DeskRecord>({ rows, columns, hasTicks }: ColumnWidthsProps<Row>) {
  const codes = useMemo(() => widestTexts(rows.map(({ ref }) => shortCode(ref))), [rows]);
  const widest = useMemo(() => columns.map((column) => column.widest(rows)), [columns, rows]);
  return (
    <tr className={styles.widths} aria-hidden="true">
      <td>
        {codes.map((code) => (
          <div key={code} className={hasTicks ? styles.ticked : undefined}>
            {hasTicks ? <span className={styles.tick} /> : null}
            <span className={textStyles.code}>{code}</span>
          </div>
        ))}
      </td>
      {columns.map(({ key, isWide }, place) => (
        <td key={key} className={isWide ? styles.wide : undefined}>
          {widest[place]?.map((content, index) => (
            <div key={index}>{content}</div>
          ))}
        </td>
      ))}
    </tr>
  );
}
