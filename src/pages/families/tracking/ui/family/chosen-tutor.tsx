import { Note } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  cameToNothing,
  endOfLesson,
  hasTrial,
  isToCome,
  lessonStateAt,
  useLessonsQuery,
  type Lesson,
} from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { useAbsence } from '@/entities/tutor';
import { lessonMinutes } from '@/shared/ghana';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { PartBoundary } from '@/shared/ui/part-boundary';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { PartForm } from '@/features/tuition/choosing';
import {
  LessonItem,
  PastLessons,
  PlanLessons,
  PlannedLessons,
  PlannedStatus,
  type PressedTime,
  TrialPlan,
} from '@/features/tuition/lessons';
import { AssignedPractice } from '@/features/practice/assignments';
import { goToPlace } from '@/shared/lib/focus';
import { FamilyProgress } from '@/features/tuition/progress';
import { ChosenHead, TutorNumber } from '@/features/tuition/choosing';
import { Verdict } from '@/features/tuition/choosing';

export interface ChosenTutorProps {
  code: string;
  acts: OwnPendingWrites;
  offer: Offer;
  /** State of the request. */
  state: string;
  now: Date;
  /** Id of the lesson whose door codes stand above. */
  atDoor: string | null;
}

/** The chosen tutor: trial, lessons, and ending the lessons. */
export function ChosenTutor({ code, acts, offer, state, now, atDoor }: ChosenTutorProps) {
  const { t } = useTranslation('family');
  const { data, error } = useLessonsQuery(offer.id);
  const lessons = data ?? [];
  // A suspended tutor's lessons are over at once, also before an open desk has stopped each of them.
  const isOffSite = useAbsence(offer.tutorId) === 'offSite' && offer.state === 'chosen';
  const isOn = offer.state === 'chosen';
  const isTaught = isOn && !isOffSite;
  const due = useDue(lessons, now);
  const past = lessons.filter((lesson) => !isToCome(lesson.state) && !due.includes(lesson)).reverse();
  const minutes = lessonMinutes(offer.learner.schoolClass);
  const planned = { code, acts, offer, lessons, minutes, now };
  const [pressed, setPressed] = useState<PressedTime | null>(null);
  const lead = (startsAt: string) => setPressed({ startsAt, at: Date.now() });
  const plan =
    state === 'running' && isTaught ? (
      <div id="now-plan" tabIndex={-1}>
        <PlanLessons {...planned} onPlanned={lead} />
      </div>
    ) : null;
  const [isPlanFirst, setPlanFirst] = useState<boolean | null>(null);
  // Without a lesson to come the plan stands first, and stays there until the page is left.
  if (isPlanFirst === null && (data ?? error) !== undefined)
    setPlanFirst(!lessons.some((lesson) => isToCome(lesson.state)));
  return (
    <>
      {due.map((lesson) => (
        <PartBoundary key={lesson.id}>
          <LessonItem {...{ code, acts, lesson, now }} onConfirmed={() => goOnAfter(lesson, due, now)} />
        </PartBoundary>
      ))}
      {isPlanFirst === true ? plan : null}
      <ChosenHead offer={offer} now={now} />
      {isTaught ? <TutorNumber offer={offer} isWaiting={lessons.length === 0} /> : null}
      <p>
        <TextLink to={routes.concernAbout(code)}>{t('part.worry')}</TextLink>
      </p>
      {offer.state === 'stopped' || isOffSite ? (
        <Note tone="call" role="status">
          <p>
            <strong>{t('tutor.stopped')}</strong>
          </p>
          <p>{t(`tutor.stoppedNext.${isUnderWay(state) ? 'open' : 'over'}`)}</p>
        </Note>
      ) : isOn ? null : (
        <Note>{t('tutor.over')}</Note>
      )}
      {error !== undefined && lessons.length === 0 ? <BackendProblem error={error} /> : null}
      {isUnderWay(state) ? <div id="part-lessons" /> : null}
      {state === 'trial' && isTaught && !hasTrial(offer.id, lessons, acts.hopeful) ? (
        <div id="now-plan" tabIndex={-1}>
          <TrialPlan {...planned} onDone={lead} />
        </div>
      ) : null}
      <PlannedStatus {...{ lessons, now, pressed }} offerId={offer.id} hopeful={acts.hopeful} takesFocus />
      <PlannedLessons {...{ code, acts, offer, lessons, now, isOffSite, atDoor }} />
      {state === 'trial' && !isOffSite && lessons.some((lesson) => hasBeen(lesson, now)) ? (
        <Verdict {...{ code, acts, offer, state }} />
      ) : null}
      {isPlanFirst === false ? plan : null}
      {isTaught ? (
        <PartBoundary>
          <AssignedPractice {...{ code, acts }} offerId={offer.id} />
        </PartBoundary>
      ) : null}
      <FamilyProgress lessons={lessons} />
      <PastLessons {...{ code, acts, now }} lessons={past} />
      {state === 'trial' && !isTaught ? (
        <PartForm {...{ code, acts, state, offer: isOn ? offer : null }} event="trial.failed" />
      ) : null}
      {state === 'running' ? (
        <>
          <h3 id="now-part" tabIndex={-1}>
            {t('part.heading')}
          </h3>
          <p>{t('part.words')}</p>
          <PartForm {...{ code, acts, state, offer: isOn ? offer : null }} event="replacement.asked" />
          <PartForm {...{ code, acts, state, offer: isOn ? offer : null }} event="lessons.ended" />
        </>
      ) : null}
    </>
  );
}

const isUnderWay = (state: string) => state === 'trial' || state === 'running';

/** After one lesson the next that waits for the word of the family, or what is to be done now. */
function goOnAfter(confirmed: Lesson, due: readonly Lesson[], now: Date): void {
  const next = due.find((lesson) => lesson.id !== confirmed.id && lessonStateAt(lesson, now) === 'taught');
  goToPlace(next ? `lesson-${next.id}` : 'part-now');
}

/** Whether the trial has taken place, even if the tutor has not reported it. */
const hasBeen = (lesson: Lesson, now: Date): boolean =>
  lesson.isTrial &&
  !cameToNothing(lesson.state) &&
  (!isToCome(lessonStateAt(lesson, now)) || endOfLesson(lesson) <= now.getTime());

/**
 * The lessons that wait for the word of the family, on top until the page is left: what was pressed does not
 * move away from under the finger.
 */
function useDue(lessons: readonly Lesson[], now: Date): readonly Lesson[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  const isNew = (lesson: Lesson) => lessonStateAt(lesson, now) === 'taught' && !ids.includes(lesson.id);
  const added = lessons.filter(isNew).map(({ id }) => id);
  if (added.length > 0) setIds([...ids, ...added]);
  return lessons.filter(({ id }) => ids.includes(id));
}
