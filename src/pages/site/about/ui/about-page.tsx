import { Line, LineItem, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './about-page.module.css';
import { PrivacyNotice } from './privacy-notice';
import { Safeguarding } from './safeguarding';
import { Team } from './team';

const beliefs = ['lost', 'cheap', 'true'] as const;

/** About Lifeline, safeguarding and privacy. */
export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')} />
      <Section ground="surface" isTight>
        <StopHeading>{t('beliefs.heading')}</StopHeading>
        <Line kind="spine" className={styles.list}>
          {beliefs.map((key) => (
            <LineItem key={key} state="done">
              <b>{t(`beliefs.${key}.title`)}</b>
              {t(`beliefs.${key}.words`)}
            </LineItem>
          ))}
        </Line>
      </Section>
      <Section isTight>
        <StopHeading>{t('team.heading')}</StopHeading>
        <Team />
      </Section>
      <Safeguarding />
      <PrivacyNotice />
    </>
  );
}
