import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadWords } from '@/shared/i18n';
import styles from './menu-drawer.module.css';
import type { PhoneSettingsProps } from './phone-settings';

/**
 * The settings of this phone. They load with their words once the menu is open: no page pays for them before.
 * A menu that opens without network says so, and the next one asks again.
 */
export function DrawerSettings(props: PhoneSettingsProps) {
  const { t } = useTranslation('shell');
  const loadWords = useLoadWords();
  const [Part, setPart] = useState<ComponentType<PhoneSettingsProps> | null>(null);
  const [isUnreached, setUnreached] = useState(false);
  useEffect(() => {
    // The menu may have closed by then, which changes nothing.
    Promise.all([
      import(/* webpackChunkName: "phone-settings" */ './phone-settings'),
      loadWords(['data', 'shared-phone', 'sign-in']),
    ]).then(
      ([{ PhoneSettings }]) => setPart(() => PhoneSettings),
      () => setUnreached(true),
    );
  }, [loadWords]);
  return (
    <section className={styles.settings} aria-label={t('settings.heading')}>
      {Part ? <Part {...props} /> : null}
      {isUnreached ? <p>{t('settings.unreached')}</p> : null}
    </section>
  );
}
