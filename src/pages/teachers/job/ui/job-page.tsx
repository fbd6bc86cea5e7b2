import { Facts, Hold, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './job-page.module.css';

/** A job posting. There are none yet, so every address says that this posting is not ours. */
export function JobPage() {
  const { t } = useTranslation('jobs');
  const { id = '' } = useParams();
  return (
    <PageHero
      title={t('one.title')}
      description={t('one.description')}
      heading={t('one.heading')}
      lead={t('one.lead')}
    >
      <Facts className={styles.facts} facts={[{ label: t('one.code'), value: id }]} />
      <Hold className={styles.hold}>
        <p className={styles.warning}>{t('one.warning')}</p>
        <Row>
          <LinkButton to={routes.enquiryAbout('jobs')}>{t('one.tell')}</LinkButton>
          <LinkButton variant="second" to={routes.jobCheck}>
            {t('checkWay.button')}
          </LinkButton>
          <LinkButton variant="text" to={routes.jobs}>
            {t('one.board')}
          </LinkButton>
        </Row>
      </Hold>
    </PageHero>
  );
}
