import { useTranslation } from 'react-i18next';
import styles from './conduct-list.module.css';

const items = ['presence', 'door', 'hands', 'contact', 'money', 'work', 'time', 'worry'] as const;

/** The code of conduct. */
export function ConductList() {
  const { t } = useTranslation('apply');
  return (
    <ol className={styles.list}>
      {items.map((key) => (
        <li key={key}>{t(`conductList.items.${key}`)}</li>
      ))}
    </ol>
  );
}
