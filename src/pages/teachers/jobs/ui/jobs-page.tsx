import { Adinkra, Lead, Row, Section, StopHeading, jobsSymbol, safetySymbol } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { ComingPage } from '@/widgets/coming-page';
import styles from './jobs-page.module.css';

const items = ['list', 'closing', 'apply', 'report'] as const;

/** Job board: its pledge, the check of a job somebody was sent, and what is planned. */
export function JobsPage() {
  const { t } = useTranslation('jobs');
  return (
    <ComingPage namespace="jobs" items={items} topic="jobs" symbol={jobsSymbol}>
      <Section ground="block" className={styles.pledge}>
        <Adinkra symbol={safetySymbol} className={styles.symbol} />
        <StopHeading>{t('pledge.heading')}</StopHeading>
        <Lead className={styles.words}>{t('pledge.words')}</Lead>
        <Row>
          <LinkButton variant="white" to={routes.enquiryAbout('jobs')}>
            {t('pledge.report')}
          </LinkButton>
        </Row>
      </Section>
      <Section isTight>
        <StopHeading>{t('checkWay.heading')}</StopHeading>
        <p className={styles.words}>{t('checkWay.words')}</p>
        <LinkButton to={routes.jobCheck}>{t('checkWay.button')}</LinkButton>
      </Section>
    </ComingPage>
  );
}
