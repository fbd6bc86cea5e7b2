import { Line, LineItem, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import styles from './about-practice.module.css';

const steps = ['choose', 'answer', 'why', 'back', 'parents'] as const;
const limits = ['waec', 'grade', 'sent', 'mistakes'] as const;

/** How practice works, and what it is not. */
export function AboutPractice() {
  const { t } = useTranslation('practice');
  return (
    <>
      <Section>
        <StopHeading>{t('how.heading')}</StopHeading>
        <Line kind="spine" className={styles.list}>
          {steps.map((step) => (
            <LineItem key={step} state="done">
              <b>{t(`how.${step}.title`)}</b>
              {t(`how.${step}.words`)}
            </LineItem>
          ))}
        </Line>
      </Section>
      <Section ground="sand" isTight>
        <StopHeading>{t('limits.heading')}</StopHeading>
        <Line kind="spine" className={styles.list}>
          {limits.map((limit) => (
            <LineItem key={limit} state="none">
              <b>{t(`limits.${limit}.title`)}</b>
              {t(`limits.${limit}.words`)}
            </LineItem>
          ))}
        </Line>
      </Section>
      <Section ground="block" isTight>
        <StopHeading>{t('ask.heading')}</StopHeading>
        <p className={styles.ask}>{t('ask.words')}</p>
        <LinkButton variant="white" to={routes.enquiryAbout('practice')}>
          {t('ask.button')}
        </LinkButton>
      </Section>
    </>
  );
}
