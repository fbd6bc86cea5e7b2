import { Section, StopHeading, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import { office, sampleLessonRates } from '@/shared/config';
import { classesOf, lessonMinutes, levels } from '@/shared/ghana';
import { formatMoney } from '@/shared/i18n';
import { priceOf } from '../model/price';
import styles from './price-guide.module.css';

/** Rates by level, with a worked example. */
export function PriceGuide() {
  const { t } = useTranslation(['tuition', 'ghana']);
  const example = priceOf('jhs-2', 2);
  return (
    <Section ground="surface">
      <StopHeading>{t('guide.heading')}</StopHeading>
      <p className={styles.words}>{t('guide.lead')}</p>
      {office.isSample ? (
        <p className={styles.words}>
          <Tag>{t('guide.sample')}</Tag> {t('guide.sampleWords')}
        </p>
      ) : null}
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
              <td>{formatMoney(sampleLessonRates[level])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('guide.example')}</h3>
      <p className={styles.words}>
        {t('guide.exampleWords', {
          lessons: example.lessons,
          rate: formatMoney(example.rate),
          total: formatMoney(example.total),
        })}
      </p>
      <p className={styles.words}>{t('guide.terms')}</p>
    </Section>
  );
}
