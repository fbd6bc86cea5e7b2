import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { NextClosedDay } from '@/shared/ui/closed-day';
import { ContactWays } from '@/shared/ui/contact-ways';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PracticeTeaser } from './practice-teaser';
import { Checks } from './checks';
import { Chooser } from './chooser';
import { CommonQuestions } from './common-questions';
import styles from './home-page.module.css';
import { HowItWorks } from './how-it-works';
import { JobsPledge } from './jobs-pledge';

/** Home page. */
export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <Chooser />
      <HowItWorks />
      <Checks />
      <JobsPledge />
      <Section ground="sand">
        <div className={styles.pair}>
          <div>
            <StopHeading>{t('practice.heading')}</StopHeading>
            <p className={styles.words}>{t('practice.words')}</p>
            <LinkButton variant="second" to={routes.practice}>
              {t('practice.more')}
            </LinkButton>
          </div>
          <PracticeTeaser />
        </div>
      </Section>
      <CommonQuestions />
      <Section ground="block">
        <StopHeading>{t('contact.heading')}</StopHeading>
        <ContactWays closedDay={<NextClosedDay />} />
      </Section>
    </>
  );
}
