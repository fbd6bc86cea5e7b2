import { Disclosure, Note, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { cameToNothing, isToCome } from '@/entities/lesson';
import { useTutorQuery } from '@/entities/tutor';
import { lessonsWithPending } from '../../model/lessons-with-pending';
import { SeriesNote } from '../weekly/series-note';
import { WeeklyForm } from '../weekly/weekly-form';
import { PlanForm, type PlanFormProps } from './plan-form';

/** Planning after the trial: the lessons of some weeks, or a single one. */
export function PlanLessons(props: PlanFormProps) {
  const { code, acts, offer, minutes, now } = props;
  const { t } = useTranslation(['lesson-plan', 'family']);
  const { data: tutor } = useTutorQuery(offer.tutorId);
  const lessons = lessonsWithPending(props.lessons, acts.hopeful).map(({ item }) => item);
  const weekly = (
    <WeeklyForm
      // After one plan the next begins behind it.
      key={lessons.length}
      {...{ acts, offer, lessons, minutes, now }}
      planner={{ plannedBy: 'family', owner: code }}
      taken={lessons.filter(({ state }) => !cameToNothing(state))}
      absences={tutor?.absences ?? []}
    />
  );
  return (
    <>
      <SeriesNote owner={code} offerId={offer.id} send={acts.send} {...{ lessons, now }} />
      {lessons.some(({ state }) => isToCome(state)) ? (
        <Disclosure summary={t('weekly.more')}>{weekly}</Disclosure>
      ) : (
        <Note className={stackStyles.near}>
          <h3>{t('weekly.heading')}</h3>
          {weekly}
        </Note>
      )}
      <Disclosure summary={t('family:plan.heading')}>
        <PlanForm {...props} />
      </Disclosure>
    </>
  );
}
