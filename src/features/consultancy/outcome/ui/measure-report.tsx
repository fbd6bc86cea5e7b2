import { Disclosure } from 'design-system';
import { useTranslation } from 'react-i18next';
import { summarize, type Measure, type Pupil } from '@/entities/consultancy/outcome';
import { sentencesOf } from '../model/outcome-sentences';
import { MeasureChart } from './measure-chart';
import { MeasureTables } from './measure-tables';
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
      {summary.compared.length > 0 ? (
        <Disclosure summary={t('chart.table')} className={styles.disclosure}>
          <MeasureTables {...{ measure, summary }} />
        </Disclosure>
      ) : null}
    </section>
  );
}
