import { Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import styles from './work-footer.module.css';

/** The whole footer of a work screen, in one line: the page below the work is short. */
export function WorkFooter() {
  const { t } = useTranslation('shell');
  return (
    <Section as="footer" ground="night" isTight className={styles.foot}>
      <TextLink to={routes.privacy}>{t('nav.privacy')}</TextLink>
      <TextLink to={routes.safeguarding}>{t('nav.safeguarding')}</TextLink>
    </Section>
  );
}
