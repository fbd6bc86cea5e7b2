import { Line, LineItem, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './from-send-to-lesson.module.css';

const steps = ['read', 'offer', 'know', 'trial'] as const;

/** The steps after submission, as a timeline. */
export function FromSendToLesson() {
  const { t } = useTranslation('tuition');
  return (
    <Section>
      <StopHeading>{t('how.heading')}</StopHeading>
      <Line kind="spine" className={styles.steps}>
        {steps.map((step) => (
          <LineItem key={step} state="todo">
            <b>{t(`how.${step}.title`)}</b>
            {t(`how.${step}.words`)}
          </LineItem>
        ))}
      </Line>
    </Section>
  );
}
