import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/i18n';
import { rateOf, tutorShareOf } from '@/shared/lesson-price';
import { useOffice } from '@/shared/office-facts';
import styles from './apply-aside.module.css';

const ready = ['card', 'certificate', 'licence', 'police', 'people'] as const;

/** Sidebar: required documents, costs and waiting time. */
export function ApplyAside() {
  const { t } = useTranslation('apply');
  const office = useOffice();
  const price = rateOf('jhs', office);
  const share = tutorShareOf(price, office);
  return (
    <aside className={styles.aside} aria-label={t('aside.needHeading')}>
      <Note>
        <h2>{t('aside.needHeading')}</h2>
        <ul>
          {ready.map((key) => (
            <li key={key}>
              {key === 'police'
                ? t('aside.need.police', { context: office.policeCertificate })
                : t(`aside.need.${key}`)}
            </li>
          ))}
        </ul>
      </Note>
      <Note tone="plain">
        <h2>{t('aside.costHeading')}</h2>
        <p>{t('aside.cost')}</p>
      </Note>
      {share === null ? null : (
        <Note tone="plain">
          <h2>{t('aside.earnHeading')}</h2>
          <p>
            {t('aside.earn', {
              percent: office.tutorPercent,
              price: formatMoney(price),
              share: formatMoney(share),
            })}
          </p>
        </Note>
      )}
      <Note tone="plain">
        <h2>{t('aside.waitHeading')}</h2>
        <p>{t('aside.wait', { ...office })}</p>
      </Note>
    </aside>
  );
}
