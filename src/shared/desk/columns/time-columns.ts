import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n';
import type { CsvColumn } from '../../lib/csv';

/** Two columns of an exported time: in words, and in ISO 8601 to sort by. */
export function useTimeColumns() {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  /** @param at ISO 8601, a day or a moment; empty when there is none */
  return <Row>(
    title: string,
    at: (row: Row) => string,
    style: 'date' | 'moment' = 'date',
  ): readonly CsvColumn<Row>[] => [
    { title, value: (row) => (at(row) === '' ? '' : date(at(row), style)) },
    { title: t('isoTime', { column: title }), value: at },
  ];
}
