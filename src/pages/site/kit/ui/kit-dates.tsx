import { useTranslation } from 'react-i18next';
import { dateLocaleLanguages, dateLocaleOf, formatFullDate } from '@/shared/i18n';
import styles from './kit.module.css';

const sixthOfMarch = new Date('2026-03-06T12:00:00Z');

/** One date in every language of the site. */
export function KitDates() {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('language')}</th>
            <th scope="col">{t('date')}</th>
          </tr>
        </thead>
        <tbody>
          {dateLocaleLanguages.map((language) => (
            <tr key={language}>
              <th scope="row">
                {language} ({dateLocaleOf(language)})
              </th>
              <td>{formatFullDate(sixthOfMarch, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
