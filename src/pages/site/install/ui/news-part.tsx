import { Disclosure, Section, StopHeading } from 'design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNewsSetting } from '@/features/site/news';
import { isOnline } from '@/shared/lib/device';
import styles from './app-page.module.css';

/** Lazy: loads for those who look for it. */
const NewsSetting = lazy(async () => {
  try {
    return await loadNewsSetting();
  } catch (cause) {
    if (isOnline()) throw cause;
    return { default: Offline };
  }
});

function Offline() {
  const { t } = useTranslation('app');
  return <p>{t('dates.offline')}</p>;
}

/** Whether the installed app asks for news, and what that costs. */
export function NewsPart() {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section ground="surface" isTight id="news">
      <StopHeading>{t('news.heading')}</StopHeading>
      <p className={styles.words}>{t('news.words')}</p>
      <Disclosure summary={t('news.change')} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        {isOpen ? (
          <Suspense>
            <NewsSetting />
          </Suspense>
        ) : null}
      </Disclosure>
    </Section>
  );
}
