import { Button } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cameToNothing, type Lesson } from '@/entities/lesson';
import { useLearnerWords, type Offer } from '@/entities/offer';
import { lessonMinutes } from '@/shared/ghana';
import { goToPlace } from '@/shared/lib/focus';
import { useSignedAction, type NewPendingWrite, type Signature } from '@/shared/pending-writes';
import { planLessonBy } from '../../model/lesson-plan';
import type { LessonsArea } from '../../model/lessons-area';
import { TrialSlots } from '../slots/trial-slots';
import { PlanForm } from './plan-form';

interface TrialPlanProps {
  area: LessonsArea;
  who: Signature;
  offer: Offer;
  /** All lessons of the tutor. */
  lessons: readonly Lesson[];
  /** Called with the start of what was planned by one press. */
  onDone: (startsAt: string) => void;
}

interface Choice {
  readonly startsAt: string;
  readonly where: Lesson['where'];
}

/** The tutor plans the trial with a learner: by one press, or at another time by the form. */
export function TrialPlan({ area, who, offer, lessons, onDone }: TrialPlanProps) {
  const { t } = useTranslation('lesson-plan');
  const words = useLearnerWords();
  const [isOpen, setOpen] = useState(false);
  const minutes = lessonMinutes(offer.learner.schoolClass);
  const own = lessons.filter(({ offerId }) => offerId === offer.id);
  const plan = useSignedAction(area, (_who, act: NewPendingWrite) => act);
  const choose = async (choice: Choice) => {
    const planner = { plannedBy: 'tutor', owner: who.userId } as const;
    // Its id is that of the lesson.
    const act = planLessonBy(planner, offer, { ...choice, minutes, isTrial: true }, own);
    if (!(await plan.run(act))) return;
    onDone(choice.startsAt);
    goToPlace(`lesson-${act.id}`);
  };
  return (
    <TrialSlots
      {...{ offer, minutes }}
      taken={lessons.filter(({ state }) => !cameToNothing(state))}
      absences={area.tutor?.item.absences ?? []}
      now={area.now}
      heading={t('trial.with', { learner: words.learner(offer.learner) })}
      wordsOf={(where) => t(where === 'online' ? 'trial.tutorOnline' : 'trial.tutor')}
      isBusy={plan.isRunning}
      onChoose={(startsAt, where) => void choose({ startsAt, where })}
      otherTime={() =>
        isOpen ? (
          <PlanForm offers={[offer]} area={{ ...area, who }} onClose={() => setOpen(false)} />
        ) : (
          <div>
            <Button variant="text" onClick={() => setOpen(true)}>
              {t('trial.other')}
            </Button>
          </div>
        )
      }
    />
  );
}
