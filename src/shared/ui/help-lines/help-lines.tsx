import { useTranslation } from 'react-i18next';
import { useOffice } from '../../office-facts';
import styles from './help-lines.module.css';

/** Emergency numbers for a child in danger; a press calls. */
export function HelpLines() {
  const { t } = useTranslation('shell');
  const { childLine, childLineToo } = useOffice();
  const helpLines = [
    // On every network by law; sentences on many pages name it too.
    { key: 'emergency', number: '112' },
    { key: 'hope', number: childLine },
    { key: 'hopeToo', number: childLineToo },
  ] as const;
  return (
    <ul className={styles.lines}>
      {helpLines.map(({ key, number }) => (
        <li key={key}>
          <a className={styles.number} href={`tel:${number.replaceAll(' ', '')}`}>
            {t('contact.call', { number })}
          </a>
          {t(`helpLines.${key}`)}
        </li>
      ))}
    </ul>
  );
}
