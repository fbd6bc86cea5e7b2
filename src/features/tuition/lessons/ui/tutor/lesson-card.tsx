import { Button, Row, Tag } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  endOfLesson,
  isAskedOf,
  isToCome,
  lessonStateAt,
  maximumMoves,
  type Lesson,
} from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import type { LessonsArea } from '../../model/lessons-area';
import type { Shown } from '@/shared/pending-writes';
import { moveChoiceOf } from '../../model/move-writes';
import { dayOf } from '../../model/week-hours';
import { PendingWriteNotes } from '@/entities/tutor';
import { useLearnerWords, type Offer } from '@/entities/offer';
import { CancelReason } from './cancel-reason';
import { CancelLessonForm } from './cancel-lesson-form';
import { DoorPart } from './door-part';
import { FamilyFacts } from './family-facts';
import styles from './lesson-card.module.css';
import { reportParam } from '../../model/report-address';
import { LessonState, LessonStateAtDoor } from './lesson-state';
import { LessonsBeside } from './lessons-beside';
import { MissPart } from './miss-part';
import { MissedButton } from './missed-button';
import { MoveAnswer } from './move-answer';
import { MoveLessonForm } from './move-lesson-form';
import { OwnMove } from './own-move';
import { ReportForm } from './report-form';

const hourMs = 3_600_000;

/** The door part shows this long before and after the start of a lesson, in milliseconds. */
const doorMs = 12 * hourMs;

/** Waiting time before a tutor may report that nobody came, in milliseconds. */
const waitMs = hourMs / 4;

interface LessonCardProps {
  shown: Shown<Lesson>;
  area: LessonsArea;
  /** Asks to tell the family. */
  tell: ReactNode;
  /** Called with the id of the lesson once its report was given. */
  onReported: (lessonId: string) => void;
}

/** A lesson in the tutor's register: time, learner, door codes and report. */
export function LessonCard({ shown, area, tell, onReported }: LessonCardProps) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const words = useLearnerWords();
  const { item: lesson } = shown;
  const offer = area.offers.find(({ item }) => item.id === lesson.offerId)?.item;
  const state = lessonStateAt(lesson, area.now);
  const { report } = lesson;
  const isAtDoor = Math.abs(Date.parse(lesson.startsAt) - area.now.getTime()) < doorMs;
  const hasDoor = isAtDoor && lesson.where === 'home' && (isToCome(state) || state === 'taught');
  const isToday = dayOf(lesson.startsAt) === dayOf(area.now.toISOString());
  const moment = date(lesson.startsAt, 'moment');
  const buttons =
    isToCome(state) && area.who ? <LessonButtons {...{ lesson, area, offer, onReported }} /> : null;
  // Once a lesson is over, its report comes first.
  const isOver = area.now.getTime() >= endOfLesson(lesson);
  return (
    <article id={`lesson-${lesson.id}`} tabIndex={-1} className={styles.card} aria-label={moment}>
      <h3 className={styles.title}>
        {t('lessons.at', { date: moment, minutes: lesson.minutes })}{' '}
        {lesson.isTrial ? <Tag>{t('lessons.trial')}</Tag> : null}{' '}
        {lesson.isSample ? <Tag>{t('sample')}</Tag> : null}
      </h3>
      <p className={styles.line}>
        {offer ? `${words.learner(offer.learner)} · ` : ''}
        {t(`offers.places.${lesson.where}`)} ·{' '}
        {hasDoor ? (
          <LessonStateAtDoor {...{ shown }} now={area.now} />
        ) : (
          <LessonState {...{ shown }} now={area.now} />
        )}
      </p>
      {isToCome(state) && !isOver ? <LessonsBeside {...{ lesson, area }} /> : null}
      <CancelReason lesson={lesson} />
      {report.attendance === '' ? null : (
        <p className={styles.line}>
          {t(report.mastery === '' ? 'lessons.reportedAbsent' : 'lessons.reported', {
            attendance: t(`lessons.attendances.${report.attendance}`),
            topic: report.topic,
            mastery: report.mastery === '' ? '' : t(`lessons.masteries.${report.mastery}`),
          })}
        </p>
      )}
      {isOver ? buttons : null}
      {hasDoor ? <DoorPart shown={shown} area={area} isToday={isToday} /> : null}
      {isToday && area.who && isToCome(state) ? <FamilyFacts lesson={lesson} offers={area.offers} /> : null}
      <PendingWriteNotes shown={shown} area={area} />
      {isAskedOf('tutor', lesson) ? <MoveAnswer lesson={lesson} area={area} /> : null}
      <OwnMove {...{ lesson, area }} isKept={shown.waiting.some(({ event }) => event === 'move.proposed')} />
      {state === 'missed' || state === 'contested' ? <MissPart lesson={lesson} area={area} /> : null}
      {isOver ? null : buttons}
      {tell}
    </article>
  );
}

interface LessonButtonsProps extends Pick<LessonCardProps, 'area' | 'onReported'> {
  lesson: Lesson;
  offer: Offer | undefined;
}

function LessonButtons({ lesson, area, offer, onReported }: LessonButtonsProps) {
  const { t } = useTranslation('tutor-area');
  const sinceStart = area.now.getTime() - Date.parse(lesson.startsAt);
  const [params] = useSearchParams();
  // What is to be done now leads to the open form.
  const isAsked = sinceStart >= 0 && params.get(reportParam) === lesson.id;
  const [open, setOpen] = useState<'report' | 'cancel' | 'move' | null>(isAsked ? 'report' : null);
  const close = () => setOpen(null);
  // Until a lesson at home is over, its main button is that of the door code.
  const isLast = lesson.where === 'online' || area.now.getTime() >= endOfLesson(lesson);
  if (open === 'report')
    return <ReportForm {...{ lesson, area }} onClose={close} onDone={() => onReported(lesson.id)} />;
  if (open === 'cancel') return <CancelLessonForm lesson={lesson} area={area} onClose={close} />;
  const choice = moveChoiceOf(lesson, area.now);
  const isMovable = lesson.state === 'planned' && sinceStart < 0 && offer?.state === 'chosen';
  if (open === 'move' && isMovable && area.who) {
    return <MoveLessonForm {...{ lesson, area, offer }} who={area.who} onClose={close} />;
  }
  return (
    <>
      <BackendProblem error={area.problem} />
      {isMovable && choice !== 'propose' ? (
        <p className={styles.line}>
          {t(choice === 'call' ? 'lessons.move.call' : 'lessons.move.usedUp', { times: maximumMoves })}
        </p>
      ) : null}
      <Row>
        {isMovable && choice === 'propose' ? (
          <Button variant="second" isSmall onClick={() => setOpen('move')}>
            {t('lessons.move.open')}
          </Button>
        ) : null}
        {sinceStart >= 0 ? (
          <Button variant={isLast ? 'main' : 'second'} isSmall onClick={() => setOpen('report')}>
            {t('lessons.report')}
          </Button>
        ) : null}
        {sinceStart >= waitMs ? <MissedButton lesson={lesson} area={area} /> : null}
        <Button variant="text" isSmall onClick={() => setOpen('cancel')}>
          {t('lessons.cancel')}
        </Button>
      </Row>
    </>
  );
}
