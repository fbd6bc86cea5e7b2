import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './app-page.module.css';
import { FoldedSetting, lazySetting } from './lazy-setting';

/** Lazy: the forty locales load for those who look for them. */
const DateLocaleField = lazySetting(async () => ({
  default: (await import(/* webpackChunkName: "date-locale" */ '@/features/site/date-locale'))
    .DateLocaleField,
}));

/** How this device writes dates. */
export function DateSetting() {
  const { t } = useTranslation('app');
  return (
    <Section isTight>
      <StopHeading>{t('dates.heading')}</StopHeading>
      <p className={styles.words}>{t('dates.words')}</p>
      <FoldedSetting summary={t('dates.change')} setting={DateLocaleField} />
    </Section>
  );
}
