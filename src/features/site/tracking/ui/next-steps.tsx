import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tracking } from '@/entities/tracking';
import { useOffice, type OfficeFacts } from '@/shared/office-facts';
import styles from './next-steps.module.css';

const three = ['one', 'two', 'three'] as const;

/** The next steps, by state of the record. */
export function NextSteps({ tracking: { topic, state } }: { tracking: Tracking }) {
  const { t } = useTranslation(['code', 'next-steps']);
  // The office's facts: some words tell how long data are kept.
  const office = useOffice();
  const words = (key: string) => (t as (key: string, facts: OfficeFacts) => string)(key, office);
  return (
    <Section ground="block" isTight>
      <StopHeading tabIndex={-1}>{t('nextHeading')}</StopHeading>
      <ol className={styles.steps}>
        {three.map((step) => (
          <li key={step}>
            <b>{words(`next-steps:${topic.kind}.${state}.${step}.title`)}</b>
            {words(`next-steps:${topic.kind}.${state}.${step}.words`)}
          </li>
        ))}
      </ol>
    </Section>
  );
}
