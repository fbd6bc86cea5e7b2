import { Button } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTrial, isNewlyGoingOn, weeklyOffer } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { useOwnPendingWrites, type Signature } from '@/shared/pending-writes';
import type { LessonsArea } from '../../model/lessons-area';
import styles from './lesson-card.module.css';
import type { PressedTime } from '../../model/planned-now';
import { PlannedStatus } from '../slots/planned-status';
import { PlanForm } from './plan-form';
import { TrialPlan } from './trial-plan';
import { WeeklyPart } from './weekly-part';

/** What is to be planned with each learner, and a form for any lesson. */
export function PlanPart({ area }: { area: LessonsArea }) {
  const { t } = useTranslation('tutor-area');
  // The backend rejects lessons for offers that it does not have as chosen yet.
  const chosen = area.offers.map(({ item }) => item).filter(({ state }) => state === 'chosen');
  if (!area.who) return null;
  if (chosen.length === 0) return <p>{t('lessons.noLearner')}</p>;
  return <Plans area={area} who={area.who} offers={chosen} />;
}

interface PlansProps {
  area: LessonsArea;
  who: Signature;
  offers: readonly Offer[];
}

function Plans({ area, who, offers }: PlansProps) {
  const { t } = useTranslation('tutor-area');
  const [isOpen, setOpen] = useState(false);
  const [pressed, setPressed] = useState<(PressedTime & { readonly offerId: string }) | null>(null);
  const { hopeful } = useOwnPendingWrites(who.userId);
  const lessons = area.lessons.map(({ item }) => item);
  const ofOffer = (id: string) => lessons.filter(({ offerId }) => offerId === id);
  const [first, ...more] = offers;
  return (
    <div className={styles.plan}>
      <div>
        {offers.map(({ id }) => (
          <PlannedStatus
            key={id}
            offerId={id}
            lessons={ofOffer(id)}
            {...{ hopeful }}
            now={area.now}
            pressed={pressed?.offerId === id ? pressed : null}
          />
        ))}
      </div>
      {offers
        .filter(({ id }) => !hasTrial(id, ofOffer(id), []))
        .map((offer) => (
          <TrialPlan
            key={offer.id}
            {...{ area, who, offer, lessons }}
            onDone={(startsAt) => setPressed({ offerId: offer.id, startsAt, at: Date.now() })}
          />
        ))}
      {offers
        .map((offer) => ({ offer, own: ofOffer(offer.id), hasSaid: offer.goesOnAt !== undefined }))
        .map(({ offer, own, hasSaid }) => ({
          offer,
          weekly: weeklyOffer(own, area.now, hasSaid),
          isNew: isNewlyGoingOn(own, hasSaid),
        }))
        .map(({ offer, weekly, isNew }) =>
          weekly === null ? null : (
            <WeeklyPart key={offer.id} {...{ area, who, offer, lessons, isNew }} isMore={weekly === 'more'} />
          ),
        )}
      {first === undefined ? null : isOpen ? (
        <PlanForm offers={[first, ...more]} area={area} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button variant="second" onClick={() => setOpen(true)}>
            {t('lessons.plan')}
          </Button>
        </div>
      )}
    </div>
  );
}
