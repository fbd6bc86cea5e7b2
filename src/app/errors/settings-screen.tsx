import { Lead, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/shared/ui/page-head';
import type { SettingsProblem } from './settings-problem';
import styles from './settings-screen.module.css';

/** Screen for invalid settings: what it means for visitors, and the problem for the administrator. */
export function SettingsScreen({ problem }: { problem: SettingsProblem }) {
  const { t } = useTranslation('error');
  return (
    <Section isFirst line="dashed">
      <PageHead title={t('settings.heading')} description={t('settings.words')} />
      <h1>{t('settings.heading')}</h1>
      <Lead className={styles.words}>{t('settings.words')}</Lead>
      <p>{t('settings.detail', { detail: problem.message })}</p>
    </Section>
  );
}
