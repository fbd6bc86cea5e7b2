import { useTranslation } from 'react-i18next';
import { forgedSignatures, letterTest } from '../model/signs';
import styles from './still-check.module.css';

/** What no text shows, and a person can check. */
export function StillCheck() {
  const { t } = useTranslation('jobs');
  return (
    <div>
      <h3 className={styles.heading}>{t('check.still.heading')}</h3>
      <ul className={styles.list}>
        <li>{t('check.still.call')}</li>
        <li>{t('check.still.announced')}</li>
        <li>
          {t('check.still.letter')}{' '}
          <a href={letterTest.address} target="_blank" rel="noreferrer">
            {t('check.still.letterSource', { name: letterTest.name, year: letterTest.year })}
          </a>
          {' · '}
          <a href={forgedSignatures.address} target="_blank" rel="noreferrer">
            {t('check.still.signatureSource', { name: forgedSignatures.name, year: forgedSignatures.year })}
          </a>
        </li>
        <li>{t('check.still.number')}</li>
      </ul>
    </div>
  );
}
