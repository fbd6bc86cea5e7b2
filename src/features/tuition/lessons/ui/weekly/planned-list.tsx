import { Button, Field, Row, TextInput } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import { startOf } from '../../model/lesson-plan';
import { dayOf } from '../../model/week-hours';
import type { PlannedLesson } from '../../model/weekly-plan';
import { useDaysOff } from './use-days-off';
import styles from './weekly.module.css';

interface PlannedListProps {
  lessons: readonly PlannedLesson[];
  /** @param to `out`, `in`, another start, or null to take a correction back */
  onCorrect: (usual: string, to: string | null) => void;
}

/** The lessons of a plan, each to be taken out, put back, or set to another time. */
export function PlannedList({ lessons, onCorrect }: PlannedListProps) {
  return (
    <ol className={styles.list}>
      {lessons.map((lesson) => (
        <PlannedRow key={lesson.usual} lesson={lesson} onCorrect={(to) => onCorrect(lesson.usual, to)} />
      ))}
    </ol>
  );
}

function PlannedRow({
  lesson: { startsAt, leftOut },
  onCorrect,
}: {
  lesson: PlannedLesson;
  onCorrect: (to: string | null) => void;
}) {
  const { t } = useTranslation('lesson-plan');
  const { date } = useFormats();
  const [isMoving, setMoving] = useState(false);
  const lesson = date(startsAt, 'moment');
  const holiday = useDaysOff().dayOffName(dayOf(startsAt));
  return (
    <li tabIndex={-1} className={styles.row}>
      <p className={styles.what}>
        {leftOut === null ? <b>{lesson}</b> : <s>{lesson}</s>}
        {holiday !== null && leftOut === null ? ` (${holiday})` : null}
        {leftOut === null ? null : (
          <span className={styles.why}>
            {leftOut === 'holiday'
              ? holiday && t('weekly.holiday', { holiday })
              : t(`weekly.leftOut.${leftOut}`)}
          </span>
        )}
      </p>
      {isMoving ? (
        <OtherStart
          startsAt={startsAt}
          onPut={(start) => {
            onCorrect(start);
            setMoving(false);
          }}
          onLeave={() => setMoving(false)}
        />
      ) : (
        <Row>
          {leftOut === 'holiday' || leftOut === 'away' || leftOut === 'soon' ? (
            <Button
              variant="text"
              isSmall
              aria-label={t('weekly.inOf', { lesson })}
              onClick={() => onCorrect('in')}
            >
              {t('weekly.in')}
            </Button>
          ) : null}
          {leftOut === 'by-hand' ? (
            <Button
              variant="text"
              isSmall
              aria-label={t('weekly.backOf', { lesson })}
              onClick={() => onCorrect(null)}
            >
              {t('weekly.back')}
            </Button>
          ) : (
            <Button
              variant="text"
              isSmall
              aria-label={t('weekly.otherOf', { lesson })}
              onClick={() => setMoving(true)}
            >
              {t('weekly.other')}
            </Button>
          )}
          {leftOut === null ? (
            <Button
              variant="text"
              isSmall
              aria-label={t('weekly.outOf', { lesson })}
              onClick={() => onCorrect('out')}
            >
              {t('weekly.out')}
            </Button>
          ) : null}
        </Row>
      )}
    </li>
  );
}

interface OtherStartProps {
  startsAt: string;
  onPut: (startsAt: string) => void;
  onLeave: () => void;
}

/** Day and time of a lesson that is not planned yet. */
function OtherStart({ startsAt, onPut, onLeave }: OtherStartProps) {
  const { t } = useTranslation('lesson-plan');
  const [day, setDay] = useState(dayOf(startsAt));
  const [time, setTime] = useState(startsAt.slice(11, 16));
  return (
    <>
      <Field label={t('weekly.day')}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            isShort
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <Field label={t('weekly.begins')}>
        {(control) => (
          <TextInput
            {...control}
            type="time"
            isShort
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </Field>
      <Row>
        <Button
          variant="second"
          isSmall
          disabled={day === '' || time === ''}
          onClick={() => onPut(startOf({ day, time }))}
        >
          {t('weekly.put')}
        </Button>
        <Button variant="text" isSmall onClick={onLeave}>
          {t('weekly.leave')}
        </Button>
      </Row>
    </>
  );
}
