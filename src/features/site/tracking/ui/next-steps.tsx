import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tracking } from '@/entities/tracking';
import styles from './next-steps.module.css';

const three = ['one', 'two', 'three'] as const;

/** The next steps, by state of the record. */
export function NextSteps({ tracking: { topic, state } }: { tracking: Tracking }) {
  const { t } = useTranslation('code');
  const words = t as (key: string) => string;
  return (
    <Section ground="block" isTight>
      <StopHeading tabIndex={-1}>{t('nextHeading')}</StopHeading>
      <ol className={styles.steps}>
        {three.map((step) => (
          <li key={step}>
            <b>{words(`next.${topic.kind}.${state}.${step}.title`)}</b>
            {words(`next.${topic.kind}.${state}.${step}.words`)}
          </li>
        ))}
      </ol>
    </Section>
  );
}
