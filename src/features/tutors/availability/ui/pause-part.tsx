import { Button, Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { mayTakeOffers, type Tutor } from '@/entities/tutor';
import { BackendProblem } from '@/shared/ui/form';
import { pauseProfile } from '../model/pause-profile';
import type { AvailabilityArea } from '../model/availability-area';
import { useSignedAction } from '@/shared/pending-writes';

const wordsOf = {
  active: 'isOpen',
  paused: 'isPaused',
  hidden: 'isHidden',
  suspended: 'isSuspended',
} as const;

/** Pauses or resumes taking new learners. */
export function PausePart({ tutor, area }: { tutor: Tutor; area: AvailabilityArea }) {
  const { t } = useTranslation('tutor-area');
  const { state } = tutor;
  const pause = useSignedAction(area, (who, to: 'active' | 'paused') => pauseProfile(who, tutor, to));
  return (
    <Section ground="surface">
      <StopHeading>{t('week.pause')}</StopHeading>
      <p className={textStyles.intro}>{t(`week.${wordsOf[state]}`)}</p>
      {area.who && mayTakeOffers(state) ? (
        <>
          <BackendProblem error={area.problem} />
          <Button
            variant={state === 'active' ? 'second' : 'main'}
            isBusy={pause.isRunning}
            onClick={() => void pause.run(state === 'active' ? 'paused' : 'active')}
          >
            {t(state === 'active' ? 'week.pauseButton' : 'week.resumeButton')}
          </Button>
        </>
      ) : null}
    </Section>
  );
}
