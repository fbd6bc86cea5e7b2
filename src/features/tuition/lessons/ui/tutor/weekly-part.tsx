import { Button, Note, Row, stackStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cameToNothing, type Lesson } from '@/entities/lesson';
import { useLearnerWords, type Offer } from '@/entities/offer';
import { lessonMinutes } from '@/shared/ghana';
import { useOwnPendingWrites, type Signature } from '@/shared/pending-writes';
import type { LessonsArea } from '../../model/lessons-area';
import { SeriesNote } from '../weekly/series-note';
import { WeeklyForm } from '../weekly/weekly-form';

interface WeeklyPartProps {
  area: LessonsArea;
  who: Signature;
  offer: Offer;
  /** All lessons of the tutor. */
  lessons: readonly Lesson[];
  /** Some are planned already. */
  isMore: boolean;
  /** The family has said that it goes on, and nothing is planned since. */
  isNew: boolean;
}

/** The tutor plans the lessons of some weeks with a learner. */
export function WeeklyPart({ area, who, offer, lessons, isMore, isNew }: WeeklyPartProps) {
  const { t } = useTranslation(['lesson-plan', 'tutor-area']);
  const words = useLearnerWords();
  const acts = useOwnPendingWrites(who.userId);
  const [isOpen, setOpen] = useState(false);
  const own = lessons.filter(({ offerId }) => offerId === offer.id);
  const learner = words.learner(offer.learner);
  const heading = t(isMore ? 'weekly.moreWith' : 'weekly.with', { learner });
  return (
    <div tabIndex={-1} className={stackStyles.near}>
      <SeriesNote owner={who.userId} offerId={offer.id} lessons={own} send={acts.send} now={area.now} />
      {isOpen ? (
        <Note className={stackStyles.near}>
          <h3>{heading}</h3>
          <WeeklyForm
            {...{ acts, offer }}
            planner={{ plannedBy: 'tutor', owner: who.userId }}
            lessons={own}
            taken={lessons.filter(({ state }) => !cameToNothing(state))}
            absences={area.tutor?.item.absences ?? []}
            minutes={lessonMinutes(offer.learner.schoolClass)}
            now={area.now}
            onDone={() => setOpen(false)}
          />
          <div>
            <Button variant="second" isSmall onClick={() => setOpen(false)}>
              {t('tutor-area:close')}
            </Button>
          </div>
        </Note>
      ) : (
        <div className={stackStyles.near}>
          {/* The learner stands above the button, so that its words fit one line. */}
          <p>
            <b>{isNew ? t('weekly.goesOn', { learner }) : learner}</b>
          </p>
          <Row>
            <Button variant={isMore ? 'second' : 'main'} aria-label={heading} onClick={() => setOpen(true)}>
              {t(isMore ? 'weekly.more' : 'weekly.heading')}
            </Button>
          </Row>
        </div>
      )}
    </div>
  );
}
