import { Row, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import styles from './jobs-pledge.module.css';

/** The job board, still empty, and its pledge. */
export function JobsPledge() {
  const { t } = useTranslation('home');
  return (
    <Section ground="surface">
      <StopHeading>{t('jobs.heading')}</StopHeading>
      <p className={styles.words}>{t('jobs.words')}</p>
      <p className={styles.words}>
        <strong>{t('jobs.pledge')}</strong>
      </p>
      <Row className={styles.ways}>
        <LinkButton variant="second" to={routes.jobs}>
          {t('jobs.all')}
        </LinkButton>
        <LinkButton variant="text" to={routes.jobCheck}>
          {t('jobs.check')}
        </LinkButton>
      </Row>
    </Section>
  );
}
