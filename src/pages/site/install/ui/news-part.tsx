import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { loadNewsSetting } from '@/features/site/news';
import styles from './app-page.module.css';
import { FoldedSetting, lazySetting } from './lazy-setting';

const NewsSetting = lazySetting(loadNewsSetting);

/** Whether the installed app asks for news, and what that costs. */
export function NewsPart() {
  const { t } = useTranslation('app');
  return (
    <Section ground="surface" isTight id="news">
      <StopHeading>{t('news.heading')}</StopHeading>
      <p className={styles.words}>{t('news.words')}</p>
      <FoldedSetting summary={t('news.change')} setting={NewsSetting} />
    </Section>
  );
}
