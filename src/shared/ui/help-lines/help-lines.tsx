import { useTranslation } from 'react-i18next';
import { dialled, useOffice } from '../../office-facts';
import styles from './help-lines.module.css';

/** Numbers for a child in danger, and the office's people for child protection; a press calls. */
export function HelpLines() {
  const { t } = useTranslation('shell');
  const { childLine, childLineToo, ...office } = useOffice();
  const helpLines = [
    // On every network by law; sentences on many pages name it too.
    { key: 'emergency', number: '112' },
    { key: 'hope', number: childLine },
    { key: 'hopeToo', number: childLineToo },
    { key: 'lead', number: office.leadPhone, name: office.leadName },
    { key: 'deputy', number: office.deputyPhone, name: office.deputyName },
  ] as const;
  return (
    <ul className={styles.lines}>
      {helpLines.map(({ key, number, ...line }) =>
        number ? (
          <li key={key}>
            <a className={styles.number} href={`tel:${number.replaceAll(' ', '')}`}>
              {t('contact.call', { number: dialled(number) })}
            </a>
            {t(`helpLines.${key}`, line)}
          </li>
        ) : null,
      )}
    </ul>
  );
}
