import { Adinkra, Hold, Line, LineItem, Section, StopHeading, journeySymbol } from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './how-it-works.module.css';

const steps = ['ask', 'match', 'trial', 'confirm'] as const;

/** The four steps of tuition, as a timeline. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <Section ground="block" className={styles.how}>
      <Adinkra symbol={journeySymbol} className={styles.symbol} />
      <StopHeading className={styles.heading}>{t('how.heading')}</StopHeading>
      <Hold className={styles.hold} insideClassName={styles.inside}>
        <Line className={styles.steps}>
          {steps.map((step) => (
            <LineItem key={step} state="done" className={styles.step}>
              <b>{t(`how.steps.${step}.title`)}</b>
              <p>{t(`how.steps.${step}.words`)}</p>
            </LineItem>
          ))}
        </Line>
      </Hold>
    </Section>
  );
}
