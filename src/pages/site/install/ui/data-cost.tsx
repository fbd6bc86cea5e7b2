import { Section, StopHeading, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import { DataSaverSwitch } from '@/shared/data-saver';
import { firstVisitBytes } from '@/shared/config';
import { useOffice } from '@/shared/office-facts';
import { useDataPrice } from '@/shared/data-price';
import { formatMoney } from '@/shared/i18n';
import styles from './data-cost.module.css';
import { DataCount } from './data-count';

const savings = ['pictures', 'scripts', 'stays'] as const;
const uncounted = ['outside', 'others', 'before', 'browsers'] as const;

/** Data saver, data use of the last days, the rate, and what is not counted. */
export function DataCost() {
  const { t } = useTranslation('app');
  const office = useOffice();
  const { size, price } = useDataPrice();
  return (
    <Section ground="sand" id="data">
      <StopHeading>{t('cost.heading')}</StopHeading>
      <p className={styles.cap}>
        {t('cost.cap', { size: size(firstVisitBytes), price: price(firstVisitBytes) })}
      </p>
      <div className={styles.columns}>
        <div>
          <h3>{t('cost.saver.heading')}</h3>
          <DataSaverSwitch />
          <ul className={styles.points}>
            {savings.map((key) => (
              <li key={key}>{t(`cost.saver.${key}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('cost.days.heading')}</h3>
          <DataCount />
          <p>
            {t('cost.rate', {
              money: formatMoney(office.dataPesewas),
              megabytes: office.dataKilobytes / 1000,
              source: office.dataSource,
            })}{' '}
            {office.own.dataPesewas === undefined ? <Tag>{t('cost.sample')}</Tag> : null}
          </p>
          <h3 className={styles.uncounted}>{t('cost.uncounted.heading')}</h3>
          <ul className={styles.points}>
            {uncounted.map((key) => (
              <li key={key}>{t(`cost.uncounted.${key}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
