import { Button, classNames, EmptyState, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shortCode, type DeskRecord } from '../model/desk-record';
import type { DeskWays } from '../model/desk-ways';
import styles from './record-table.module.css';

export interface RecordColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly show: (row: Row) => ReactNode;
  /** Left out where there is little room. */
  readonly isWide?: boolean;
}

export interface RecordTableProps<Row extends DeskRecord> {
  ways: DeskWays;
  caption: string;
  rows: readonly Row[];
  columns: readonly RecordColumn<Row>[];
  total: number;
}

/** Records as rows; on a phone each row is a small block. */
export function RecordTable<Row extends DeskRecord>({
  ways,
  caption,
  rows,
  columns,
  total,
}: RecordTableProps<Row>) {
  const { t } = useTranslation('admin');
  if (rows.length === 0) {
    return (
      <EmptyState title={t('nothing')}>
        <p>{t('nothingWords')}</p>
        <Button variant="second" isSmall onClick={() => ways.go({ state: 'waiting', search: '' })}>
          {t('showWaiting')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <table className={classNames(styles.table, ways.openRef !== null && styles.beside)}>
        <caption className={textStyles.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.code')}</th>
            {columns.map(({ key, title, isWide }) => (
              <th key={key} scope="col" className={isWide ? styles.wide : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.ref} aria-current={row.ref === ways.openRef ? 'true' : undefined}>
              <th scope="row">
                <Link className={textStyles.code} to={ways.addressOf(row.ref)}>
                  {shortCode(row.ref)}
                </Link>
              </th>
              {columns.map(({ key, show, isWide }) => (
                <td key={key} className={isWide ? styles.wide : undefined}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.count} role="status">
        {t('shown', { shown: rows.length, all: total })}
      </p>
    </>
  );
}
