import { textStyles } from 'design-system';
import { memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shortCode, type DeskRecord } from '../records/desk-record';
import { isSelectable } from '../records/selectable';
import styles from './record-table.module.css';
import type { RecordColumn } from '../columns/record-column';
import type { Selection } from './use-selection';

interface RecordRowProps<Row extends DeskRecord> {
  row: Row;
  index: number;
  /** Address of the record. */
  href: string;
  isOpen: boolean;
  /** Tab reaches this row of the list. */
  isTabStop: boolean;
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
  isTabStop,
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
        {isSelected === null ? null : (
          <RowTick record={row} isSelected={isSelected} isTabStop={isTabStop} onSelect={onSelect} />
        )}
        <Link className={textStyles.code} to={href} tabIndex={isTabStop ? 0 : -1}>
          {shortCode(row.ref)}
        </Link>
      </th>
      {columns.map(({ key, show }) => (
        <td key={key}>{show(row)}</td>
      ))}
    </tr>
  );
}

interface RowTickProps {
  record: DeskRecord;
  isSelected: boolean;
  isTabStop: boolean;
  onSelect: Selection['select'];
}

/** Checkbox of a record, or an empty space when it is not selectable. */
function RowTick({ record, isSelected, isTabStop, onSelect }: RowTickProps) {
  const { t } = useTranslation('admin');
  if (!isSelectable(record)) return <span className={styles.tick} />;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        tabIndex={isTabStop ? 0 : -1}
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
