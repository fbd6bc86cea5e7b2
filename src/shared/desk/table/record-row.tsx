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
  /** Widest content of the column over all rows; keeps the width constant. */
  readonly widest: (rows: readonly Row[]) => readonly ReactNode[];
  readonly sortKey?: SortKey;
  /** Hidden on small screens. */
  readonly isWide?: boolean;
}

interface RecordRowProps<Row extends DeskRecord> {
  row: Row;
  index: number;
  /** Address of the record. */
  href: string;
  isOpen: boolean;
  columns: readonly RecordColumn<Row>[];
  /** Null when selection is off. */
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
      // The header is row 1.
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

/** Checkbox of a record, or an empty space when it is not selectable. */
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

/** A memoised row: scrolling does not re-render rows that stay. */
export const RecordRow = memo(PlainRecordRow) as typeof PlainRecordRow;

/** Spacer for rows that are not rendered. */
export function RowGap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr className={styles.gap} aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}
