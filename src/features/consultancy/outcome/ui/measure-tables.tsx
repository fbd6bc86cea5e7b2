import { useTranslation } from 'react-i18next';
import type { Measure, Summary } from '@/entities/consultancy/outcome';
import { barsOf, hasLines } from '../model/chart-shapes';
import styles from './outcome-report.module.css';

const parts = ['least', 'lower', 'median', 'upper', 'most'] as const;

interface MeasureTablesProps {
  measure: Measure;
  summary: Summary;
}

/** What the picture of a measure shows: quartiles, and the lines of the pupils or the counts of the bars. */
export function MeasureTables({ measure, summary }: MeasureTablesProps) {
  const { t } = useTranslation('outcome');
  const { compared, before, after, change } = summary;
  if (before === null || after === null || change === null) return null;
  const [left, right, difference] = [t('chart.before'), t('chart.after'), t('chart.change')];
  return (
    <>
      <FigureTable
        caption={t('chart.title', { measure: measure.name })}
        heads={[null, left, right, difference]}
        rows={parts.map((part) => [t(`chart.${part}`), before[part], after[part], change[part]])}
      />
      {hasLines(compared) ? (
        <FigureTable
          caption={t('chart.each')}
          heads={[t('table.number'), left, right, difference]}
          rows={compared.map((pupil) => [pupil.number, pupil.before, pupil.after, pupil.by])}
        />
      ) : (
        <FigureTable
          caption={t('chart.counts')}
          heads={[t('chart.part'), left, right]}
          rows={barsOf(compared, measure).map((bar) => [bar.label, bar.before, bar.after])}
        />
      )}
    </>
  );
}

interface FigureTableProps {
  caption: string;
  /** Headings of the columns; null for a corner without one. */
  heads: readonly (string | null)[];
  /** Heading and figures of each row. */
  rows: readonly (readonly [string, ...number[]])[];
}

function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) =>
            head === null ? (
              <td key="corner" />
            ) : (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...figures]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {figures.map((figure, column) => (
              <td key={column}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
