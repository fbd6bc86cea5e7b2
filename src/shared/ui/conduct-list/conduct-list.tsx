import { useTranslation } from 'react-i18next';
import styles from './conduct-list.module.css';

const rules = [
  'presence',
  'door',
  'messages',
  'pictures',
  'force',
  'gifts',
  'money',
  'work',
  'time',
  'tell',
] as const;

/**
 * The rules that every tutor agrees to: the same list for families and for applicants. A change of its words
 * needs a new `conductVersion`. The page must load the namespace `conduct`.
 */
export function ConductList() {
  const { t } = useTranslation('conduct');
  return (
    <ol className={styles.list}>
      {rules.map((rule) => (
        <li key={rule}>{t(rule)}</li>
      ))}
    </ol>
  );
}
