import { Row, Section, Skeleton, StopHeading } from 'design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '@/shared/lib/device';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import styles from './jobs-pledge.module.css';

const newest = hydrateOnTouch(
  async () => (await import(/* webpackChunkName: "part-home" */ './newest-jobs')).NewestJobs,
);

/** The newest posts of the job board, and its pledge. */
export function JobsPledge() {
  const { t } = useTranslation(['home', 'shell']);
  // The document has the posts; they are brought up to date when the page is awake.
  useEffect(() => whenIdle(newest.hydrate), []);
  return (
    <Section ground="surface">
      <StopHeading>{t('jobs.heading')}</StopHeading>
      <p className={styles.words}>{t('jobs.words')}</p>
      <newest.Part fallback={<Skeleton label={t('shell:loading')} lines={8} />} />
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
