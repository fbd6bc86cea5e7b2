import { useTranslation } from 'react-i18next';
import type { Csv } from '../model/read-csv';
import type { Table } from '../model/table-columns';
import type { TakenOver } from '../model/take-over';
import styles from './import-part.module.css';

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** How a table was read, in numbers: nothing is changed or left out without a word. */
export function ImportFacts({ csv, table, taken }: { csv: Csv; table: Table; taken: TakenOver }) {
  const { t } = useTranslation('outcome');
  const counted = ['percentSigns', 'decimalCommas', 'rounded', 'missing'] as const;
  return (
    <ul className={styles.facts}>
      <li>{t(`import.separator.${separatorNames[csv.separator]}`)}</li>
      <li>{t(table.hasHeadings ? 'import.rows' : 'import.rowsBare', { count: table.rows.length })}</li>
      {csv.empty > 0 ? <li>{t('import.empty', { count: csv.empty })}</li> : null}
      {table.titles.length > 0 ? (
        <li>
          {t('import.titles', {
            count: table.titles.length,
            text: table.titles.map(({ cells }) => cells.join(' ').trim()).join(', '),
          })}
        </li>
      ) : null}
      {counted.map((name) =>
        taken[name] > 0 ? <li key={name}>{t(`import.${name}`, { count: taken[name] })}</li> : null,
      )}
      {taken.isCounted ? <li>{t('import.counted')}</li> : null}
    </ul>
  );
}
