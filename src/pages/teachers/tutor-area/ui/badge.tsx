import { VisuallyHidden } from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './area-nav.module.css';

/** How much waits for the tutor in a part of the area. Renders nothing for 0. */
export function Badge({ count }: { count: number }) {
  const { t } = useTranslation('tutor-area');
  return count === 0 ? null : (
    <span className={styles.badge}>
      {count}
      <VisuallyHidden>{t('waiting')}</VisuallyHidden>
    </span>
  );
}
