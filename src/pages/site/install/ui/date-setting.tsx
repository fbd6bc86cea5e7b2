import { Disclosure, Section, StopHeading } from 'design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnline } from '@/shared/lib/device';
import styles from './app-page.module.css';

/** Lazy: the forty locales load for those who look for them. */
const DateLocaleField = lazy(async () => {
  try {
    const part = await import(/* webpackChunkName: "date-locale" */ '@/features/site/date-locale');
    return { default: part.DateLocaleField };
  } catch (cause) {
    if (isOnline()) throw cause;
    return { default: Offline };
  }
});

function Offline() {
  const { t } = useTranslation('app');
  return <p>{t('dates.offline')}</p>;
}

/** How this device writes dates. */
export function DateSetting() {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section isTight>
      <StopHeading>{t('dates.heading')}</StopHeading>
      <p className={styles.words}>{t('dates.words')}</p>
      <Disclosure summary={t('dates.change')} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        {isOpen ? (
          <Suspense>
            <DateLocaleField />
          </Suspense>
        ) : null}
      </Disclosure>
    </Section>
  );
}
