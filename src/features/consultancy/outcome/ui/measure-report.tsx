import { Disclosure } from 'design-system';
import { useTranslation } from 'react-i18next';
import { summarize, type Measure, type Pupil, type Spread } from '@/entities/consultancy/outcome';
import { sentencesOf } from '../model/outcome-sentences';
import { MeasureChart } from './measure-chart';
import styles from './outcome-report.module.css';

interface MeasureReportProps {
  measure: Measure;
  /** Place of the measure in the rows. */
  index: number;
  pupils: readonly Pupil[];
}

/** One measure: picture, sentences, and the figures as a table. */
export function MeasureReport({ measure, index, pupils }: MeasureReportProps) {
  const { t } = useTranslation('outcome');
  const summary = summarize(pupils, index, measure);
  const { name, unit, lowest, highest } = measure;
  return (
    <section className={styles.measure}>
      <h2>{t('report.inScale', { name, unit })}</h2>
      <p className={styles.scale}>{t('report.from', { lowest, highest })}</p>
      <MeasureChart {...{ measure, summary }} />
      <ul className={styles.sentences}>
        {sentencesOf(summary, measure).map(({ key, values }) => (
          <li key={key}>{t(`sentences.${key}`, values)}</li>
        ))}
      </ul>
      {summary.before && summary.after && summary.change ? (
        <Disclosure summary={t('chart.table')} className={styles.disclosure}>
          <SpreadTable
            caption={t('chart.title', { measure: name })}
            before={summary.before}
            after={summary.after}
            change={summary.change}
          />
        </Disclosure>
      ) : null}
    </section>
  );
}

const parts = ['least', 'lower', 'median', 'upper', 'most'] as const;

interface SpreadTableProps {
  caption: string;
  before: Spread;
  after: Spread;
  change: Spread;
}

function SpreadTable({ caption, ...spreads }: SpreadTableProps) {
  const { t } = useTranslation('outcome');
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('chart.before')}</th>
          <th scope="col">{t('chart.after')}</th>
          <th scope="col">{t('chart.change')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{t(`chart.${part}`)}</th>
            <td>{spreads.before[part]}</td>
            <td>{spreads.after[part]}</td>
            <td>{spreads.change[part]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
