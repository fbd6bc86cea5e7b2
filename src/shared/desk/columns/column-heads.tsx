import { textStyles } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shortCode, type DeskRecord } from '../records/desk-record';
import type { RecordColumn } from './record-column';
import styles from '../table/record-table.module.css';
import type { DeskTable } from '../table/use-desk-table';
import { widestTexts } from './widest-texts';

/** Column headers; a press sorts by the column. */
export function ColumnHeads<Row extends DeskRecord>({ desk }: { desk: DeskTable<Row> }) {
  const { t } = useTranslation('admin');
  return (
    <tr aria-rowindex={1}>
      <th scope="col">{t('columns.code')}</th>
      {desk.shown.map(({ key, title }) => {
        const sort = desk.sortOf(key);
        return (
          <th key={key} scope="col" aria-sort={sort?.direction}>
            {sort ? (
              <button type="button" className={styles.sort} onClick={sort.toggle}>
                {title}
              </button>
            ) : (
              title
            )}
          </th>
        );
      })}
    </tr>
  );
}

interface ColumnWidthsProps<Row> {
  /** All records of the view, so that a filter does not change the widths. */
  all: readonly Row[];
  columns: readonly RecordColumn<Row>[];
  /** Whether checkboxes are beside the codes. */
  hasTicks: boolean;
}

/**
 * An invisible row with the widest content of each column, so that columns keep their width while virtual
 * rows change.
 */
export function ColumnWidths<Row extends DeskRecord>({ all, columns, hasTicks }: ColumnWidthsProps<Row>) {
  const codes = useMemo(() => widestTexts(all.map(({ ref }) => shortCode(ref))), [all]);
  const widest = useMemo(() => columns.map((column) => column.widest(all)), [all, columns]);
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
      {columns.map(({ key }, place) => (
        <td key={key}>
          {widest[place]?.map((content, index) => (
            <div key={index}>{content}</div>
          ))}
        </td>
      ))}
    </tr>
  );
}
