import { useTranslation } from 'react-i18next';
import { helpLines } from '../../config';
import styles from './help-lines.module.css';

/** Emergency numbers for a child in danger; a press calls. */
export function HelpLines() {
  const { t } = useTranslation('shell');
  return (
    <ul className={styles.lines}>
      {helpLines.map(({ key, number, shown }) => (
        <li key={key}>
          <a className={styles.number} href={`tel:${number}`}>
            {t('contact.call', { number: shown })}
          </a>
          {t(`helpLines.${key}`)}
        </li>
      ))}
    </ul>
  );
}
