import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '@/entities/consultancy/outcome';
import { useFormats } from '@/shared/i18n';
import { dosageSentence } from '../model/outcome-sentences';
import { MeasureReport } from './measure-report';
import styles from './outcome-report.module.css';

/** The sentence on the days of the two measurements; null when none is known. */
function useMeasured({ beforeOn, afterOn }: Outcome): string | null {
  const { t } = useTranslation('outcome');
  const { date } = useFormats();
  const [before, after] = [beforeOn, afterOn].map((day) => (day === '' ? '' : date(day, 'date')));
  if (beforeOn !== '' && afterOn !== '') return t('report.measured', { before, after });
  if (beforeOn !== '') return t('report.measuredBefore', { before });
  return afterOn === '' ? null : t('report.measuredAfter', { after });
}

/** What a version of a report says: what was done, each measure, and what the figures cannot say. */
export function OutcomeReport({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('outcome');
  const { date } = useFormats();
  const measured = useMeasured(outcome);
  const dosage = dosageSentence(outcome);
  const { measures, pupils, isSample, from, name, createdAt } = outcome;
  return (
    <div className={styles.report}>
      {isSample ? (
        <Note tone="call">
          <p>{t('report.sampleWords')}</p>
        </Note>
      ) : null}
      <p>
        {t(`by.${from}`, { name, date: date(createdAt, 'date') })}
        {'. '}
        {measured === null ? null : `${measured} `}
        {t(`dosage.${dosage.key}`, dosage.values)}
      </p>
      <div className={styles.measures}>
        {measures.map((measure, index) => (
          <MeasureReport key={`${measure.name} ${index}`} {...{ measure, index, pupils }} />
        ))}
      </div>
      <section className={styles.measure}>
        <h2>{t('report.cannot')}</h2>
        <p>{t('report.cannotWords')}</p>
      </section>
    </div>
  );
}
