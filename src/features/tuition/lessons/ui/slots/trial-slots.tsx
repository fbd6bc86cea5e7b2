import { Chip, Chips, FieldGroup, Note, stackStyles } from 'design-system';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { agreedHours, type Offer } from '@/entities/offer';
import { nextFreeStarts, type Surroundings } from '../../model/free-starts';
import { planPlaces } from '../../model/lesson-plan';
import { weekHours } from '../../model/week-hours';
import { StartButtons } from './start-buttons';

interface TrialSlotsProps extends Surroundings {
  offer: Offer;
  minutes: number;
  heading: string;
  /** What one press does. */
  wordsOf: (where: Lesson['where']) => string;
  /** What is asked before a time is pressed. */
  aboveOf?: (where: Lesson['where']) => ReactNode;
  isBusy: boolean;
  onChoose: (startsAt: string, where: Lesson['where']) => void;
  /** The way to another time, at the chosen place. */
  otherTime: (where: Lesson['where']) => ReactNode;
}

/** The next three times of the agreed hours for a trial lesson. One press plans it. */
export function TrialSlots(props: TrialSlotsProps) {
  const { offer, minutes, heading, wordsOf, aboveOf, isBusy, onChoose, otherTime, taken, absences, now } =
    props;
  const { t } = useTranslation('lesson-plan');
  const name = useId();
  const { learner } = offer;
  const [where, setWhere] = useState<Lesson['where']>(learner.where === 'online' ? 'online' : 'home');
  const starts = nextFreeStarts({
    ...{ taken, absences, now, minutes },
    hours: weekHours(agreedHours(offer), [], learner.schoolClass),
    from: learner.startDate,
    count: 3,
  });
  return (
    <Note className={stackStyles.near}>
      <h3>{heading}</h3>
      {starts.length > 0 ? <p>{wordsOf(where)}</p> : <p>{t('trial.none')}</p>}
      {learner.where === 'either' ? (
        <FieldGroup id={name} legend={t('where')}>
          <Chips>
            {planPlaces.map((place) => (
              <Chip
                key={place}
                type="radio"
                name={name}
                checked={where === place}
                onChange={() => setWhere(place)}
              >
                {t(`places.${place}`)}
              </Chip>
            ))}
          </Chips>
        </FieldGroup>
      ) : null}
      {aboveOf?.(where)}
      <StartButtons
        label={t('starts')}
        starts={starts}
        isBusy={isBusy}
        onChoose={(startsAt) => onChoose(startsAt, where)}
      />
      {starts.length > 0 ? <p>{t('minutes', { minutes })}</p> : null}
      {otherTime(where)}
    </Note>
  );
}
