import { Disclosure } from 'design-system';
import { useTranslation } from 'react-i18next';
import { signIds } from '../model/signs';
import styles from './still-check.module.css';

/** All signs by name, for who wants to read before pasting. */
export function KnownSigns() {
  const { t } = useTranslation(['jobs', 'job-signs']);
  return (
    <Disclosure summary={t('check.all', { count: signIds.length })}>
      <ul className={styles.list}>
        {signIds.map((id) => (
          <li key={id}>{t(`job-signs:signs.${id}.title`)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
