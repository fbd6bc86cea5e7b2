import { Facts, Section, StopHeading, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import { classesOf, lessonMinutes, levels } from '@/shared/ghana';
import { formatMoney } from '@/shared/i18n';
import { useHasOwnRates, useOffice } from '@/shared/office-facts';
import { priceOf, rateOf } from '../model/price';
import styles from './price-guide.module.css';

/** Transport for one lesson in the example, in pesewas. Each tutor names another, or none. */
const sampleTransport = 1000;

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
      <p className={styles.words}>
        {t(office.trialPayer === '' ? 'guide.trialUnset' : `guide.trial.${office.trialPayer}`)}
      </p>
    </Section>
  );
}
