import { textStyles } from 'design-system';
import { memo, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SortKey } from '../address/desk-address';
import { shortCode, type DeskRecord } from '../records/desk-record';
import { isSelectable } from '../records/selectable';
import styles from './record-table.module.css';
import type { Selection } from '../records/use-selection';

export interface RecordColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly show: (row: Row) => ReactNode;
  /** Its widest contents: they keep the column as wide as it is with all rows drawn. */
  readonly widest: (rows: readonly Row[]) => readonly ReactNode[];
  readonly sortKey?: SortKey;
  /** Left out where there is little room. */
  readonly isWide?: boolean;
}

interface RecordRowProps<Row extends DeskRecord> {
  row: Row;
  index: number;
  /** Of the opened record. */
  href: string;
  isOpen: boolean;
  columns: readonly RecordColumn<Row>[];
  /** Null while records are not selected. */
  isSelected: boolean | null;
  onSelect: Selection['select'];
  ref: Ref<HTMLTableRowElement> | undefined;
}

function PlainRecordRow<Row extends DeskRecord>({
  row,
  index,
  href,
  isOpen,
  columns,
  isSelected,
  onSelect,
  ref,
}: RecordRowProps<Row>) {
  return (
    <tr
      ref={ref}
      data-index={index}
      // The row of column heads is the first.
      aria-rowindex={index + 2}
      aria-current={isOpen ? 'true' : undefined}
      className={row.isUrgent ? styles.urgent : undefined}
    >
      <th scope="row" className={isSelected === null ? undefined : styles.ticked}>
        {isSelected === null ? null : <RowTick record={row} isSelected={isSelected} onSelect={onSelect} />}
        <Link className={textStyles.code} to={href}>
          {shortCode(row.ref)}
        </Link>
      </th>
      {columns.map(({ key, show, isWide }) => (
        <td key={key} className={isWide ? styles.wide : undefined}>
          {show(row)}
        </td>
      ))}
    </tr>
  );
}

interface RowTickProps {
  record: DeskRecord;
  isSelected: boolean;
  onSelect: Selection['select'];
}

/** The checkbox of a record; its place where a record is not one of many. */
function RowTick({ record, isSelected, onSelect }: RowTickProps) {
  const { t } = useTranslation('admin');
  if (!isSelectable(record)) return <span className={styles.tick} />;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={t('select.one', { code: shortCode(record.ref) })}
        checked={isSelected}
        onChange={({ target }) => onSelect(record.ref, target.checked)}
      />
    </label>
  );
}

/** One record. While the page scrolls, rows that stay are left alone. */
export const RecordRow = memo(PlainRecordRow) as typeof PlainRecordRow;

/** The place of rows that are not drawn. */
export function RowGap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr className={styles.gap} aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}
