import { Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './code-page.module.css';

/** A screen of bars while a record is read, so that nothing below it moves. */
export function RecordWaiting() {
  const { t } = useTranslation('shell');
  return (
    <Section className={styles.waiting}>
      <Skeleton label={t('loading')} lines={5} />
    </Section>
  );
}
