import { Field, Select } from 'design-system';
import { useTranslation } from 'react-i18next';
import { readSort, writeSort } from '../address/desk-address';
import type { DeskWays } from '../address/desk-ways';
import type { DeskRecord } from '../records/desk-record';
import styles from '../table/record-table.module.css';
import { useAsked } from '../table/use-asked';
import type { DeskTable } from '../table/use-desk-table';

interface SortChoiceProps<Row extends DeskRecord> {
  ways: DeskWays;
  desk: DeskTable<Row>;
}

const directions = ['ascending', 'descending'] as const;

/** The order of a list on a phone, where rows are blocks without column heads. */
export function SortChoice<Row extends DeskRecord>({ ways, desk }: SortChoiceProps<Row>) {
  const { t } = useTranslation('admin');
  const [sort, ask] = useAsked(writeSort(ways.place.sort));
  const sortable = desk.columns.filter(({ key }) => desk.sortOf(key) !== null);
  return (
    <Field label={t('table.sort')} className={styles.sortChoice}>
      {({ id }) => (
        <Select
          id={id}
          value={sort}
          onChange={({ target }) => {
            ask(target.value);
            ways.go({ sort: readSort(target.value) });
          }}
        >
          <option value="">{t('order.usual')}</option>
          {sortable.flatMap(({ key, title }) =>
            directions.map((direction) => (
              <option key={key + direction} value={writeSort({ by: key, direction })}>
                {t(`table.${direction}`, { column: title })}
              </option>
            )),
          )}
        </Select>
      )}
    </Field>
  );
}
