import { Disclosure } from 'design-system';
import { useTranslation } from 'react-i18next';
import { cameToNothing, type Lesson } from '@/entities/lesson';
import { useTutorQuery } from '@/entities/tutor';
import { useOwnAction } from '@/shared/pending-writes';
import { planAtFamily } from '../../model/family-plan';
import { TrialSlots } from '../slots/trial-slots';
import { PlanForm, type PlanFormProps } from './plan-form';

interface Choice {
  readonly startsAt: string;
  readonly where: Lesson['where'];
}

/** The family plans the trial: by one press, or at another time by the form. */
export function TrialPlan(props: Omit<PlanFormProps, 'isTrial'>) {
  const { code, acts, offer, lessons, minutes, now } = props;
  const { t } = useTranslation('lesson-plan');
  const { data: tutor } = useTutorQuery(offer.tutorId);
  const plan = useOwnAction(acts, (choice: Choice) =>
    planAtFamily(code, offer, { ...choice, minutes, isTrial: true, adult: '' }, lessons),
  );
  return (
    <TrialSlots
      {...{ offer, minutes, now }}
      taken={lessons.filter(({ state }) => !cameToNothing(state))}
      absences={tutor?.absences ?? []}
      heading={t('trial.heading')}
      words={t('trial.family')}
      isBusy={plan.isRunning}
      onChoose={(startsAt, where) => void plan.run({ startsAt, where })}
    >
      <Disclosure summary={t('trial.other')}>
        <PlanForm {...props} isTrial />
      </Disclosure>
    </TrialSlots>
  );
}
