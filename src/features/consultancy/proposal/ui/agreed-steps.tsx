import { Line, LineItem, Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '@/entities/consultancy/consultation';
import { stepsOf, type SchoolProposal } from '@/entities/consultancy/proposal';
import { useFormats } from '@/shared/i18n';
import styles from './proposal.module.css';

interface AgreedStepsProps {
  consultation: Consultation;
  /** The version that was accepted. */
  proposal: SchoolProposal;
  now: Date;
}

/** The steps of the accepted proposal by their days; those that are done have the day. */
export function AgreedSteps({ consultation: { done, state }, proposal, now }: AgreedStepsProps) {
  const { t } = useTranslation('consultation');
  const { date } = useFormats();
  const today = now.toISOString().slice(0, 10);
  const steps = [...stepsOf(proposal)].sort((one, other) => (one.day < other.day ? -1 : 1));
  const next = steps.find(({ slot }) => done[slot] === undefined);
  const isOver = state === 'finished' || state === 'cancelled';
  return (
    <Section tabIndex={-1} isClipped isTight>
      <StopHeading>{t('steps.heading')}</StopHeading>
      <Line kind="spine" className={styles.line}>
        {steps.map(({ slot, what, day, days }) => {
          const doneOn = done[slot];
          const isNext = slot === next?.slot && !isOver;
          const open = isOver ? 'none' : isNext ? 'now' : 'todo';
          return (
            <LineItem
              key={slot}
              state={doneOn === undefined ? open : 'done'}
              isDashed={doneOn === undefined}
              className={styles.step}
              aria-current={isNext ? 'step' : undefined}
            >
              <time dateTime={day}>{date(day, 'day')}</time>
              <b>{what}</b>
              <span>{t('steps.days', { count: days })}</span>
              <span className={textStyles.soft}>{stateOf()}</span>
            </LineItem>
          );

          function stateOf(): string {
            if (doneOn !== undefined) return t('steps.done', { date: date(doneOn, 'day') });
            if (isOver) return t('steps.notDone');
            return t(day < today ? 'steps.passed' : isNext ? 'steps.next' : 'steps.later');
          }
        })}
      </Line>
    </Section>
  );
}
