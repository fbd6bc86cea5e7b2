import { Facts, Section, StopHeading, Tag } from 'design-system';
import { clsx } from 'clsx/lite';
import { useTranslation } from 'react-i18next';
import { classesOf, lessonMinutes, levels, usualMinutes, type Level } from '@/shared/ghana';
import { formatMoney } from '@/shared/i18n';
import { priceOf, rateOf, trialPayerOf } from '@/shared/lesson-price';
import { useHasOwnRates, useOffice } from '@/shared/office-facts';
import styles from './price-guide.module.css';

/** Transport for one lesson in the example, in pesewas. Each tutor names another, or none. */
const sampleTransport = 1000;

/** Lengths of a lesson in the price guide, in minutes. */
const guideLengths = [60, 75, 90, 120] as const;

/** Rates by level, with a worked example. */
export function PriceGuide() {
  const { t } = useTranslation(['tuition', 'ghana']);
  const office = useOffice();
  const hasOwnRates = useHasOwnRates();
  const example = priceOf('jhs-2', 2, office, { transport: sampleTransport });
  return (
    <Section ground="surface">
      <StopHeading>{t('guide.heading')}</StopHeading>
      <p className={styles.words}>{t('guide.lead')}</p>
      {hasOwnRates ? null : (
        <p className={styles.words}>
          <Tag>{t('guide.sample')}</Tag> {t('guide.sampleWords')}
        </p>
      )}
      {office.quarterPercent > 0 ? <LengthTable /> : <LevelTable />}
      <h3>{t('guide.example')}</h3>
      <p className={styles.words}>{t('guide.exampleWords', { lessons: example.lessons })}</p>
      <Facts
        className={styles.words}
        facts={[
          {
            label: t('guide.times', { lessons: example.lessons, each: formatMoney(example.rate) }),
            value: formatMoney(example.taught),
          },
          { label: t('price.trialFree'), value: example.trial > 0 ? `−${formatMoney(example.trial)}` : '' },
          {
            label: t('guide.transport', { each: formatMoney(sampleTransport) }),
            value: formatMoney(example.transport),
          },
          { label: t('price.total'), value: formatMoney(example.total) },
        ]}
      />
      <p className={styles.words}>{t('guide.terms')}</p>
      <p className={styles.words}>{t(`guide.trial.${trialPayerOf(office)}`)}</p>
    </Section>
  );
}

/** Rates by level, for the usual length of a lesson. */
function LevelTable() {
  const { t } = useTranslation(['tuition', 'ghana']);
  const office = useOffice();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('guide.level')}</th>
          <th scope="col">{t('guide.minutes')}</th>
          <th scope="col">{t('guide.rate')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map((level) => (
          <tr key={level}>
            <th scope="row">{t(`ghana:levels.${level}`)}</th>
            <td>
              {[...new Set(classesOf[level].map(lessonMinutes))]
                .map((minutes) => t('guide.minutesValue', { count: minutes }))
                .join(', ')}
            </td>
            <td>{formatMoney(rateOf(level, office))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rates by level and length of a lesson. */
function LengthTable() {
  const { t } = useTranslation(['tuition', 'ghana']);
  const office = useOffice();
  const cell = (level: Level, minutes: number) => {
    const cedis = (rateOf(level, office, minutes) / 100).toFixed(2);
    return minutes === usualMinutes[level] ? <strong>{cedis}</strong> : cedis;
  };
  return (
    <>
      <table className={clsx(styles.table, styles.lengths)}>
        <caption>{t('guide.lengths')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('guide.level')}</th>
            {guideLengths.map((minutes) => (
              <th key={minutes} scope="col">
                {minutes}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <tr key={level}>
              <th scope="row">{t(`ghana:levels.${level}`)}</th>
              {guideLengths.map((minutes) => (
                <td key={minutes}>{cell(level, minutes)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.lengthWords}>{t('guide.lengthWords', { percent: office.quarterPercent })}</p>
    </>
  );
}
