import { Note, Section, stackStyles, StopHeading } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  cameToNothing,
  endOfLesson,
  hasTrial,
  isHeld,
  isToCome,
  lessonStateAt,
  useLessonsQuery,
  type Lesson,
  underOffer,
} from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { useAbsence } from '@/entities/tutor';
import { lessonMinutes } from '@/shared/ghana';
import { routes } from '@/shared/routes';
import { openedFrom } from '@/shared/way-back';
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

/**
 * The lessons with the chosen tutor, then the tutor and ending the lessons. While they are under way these
 * are two parts of the page, each with its heading.
 */
export function ChosenTutor(props: ChosenTutorProps) {
  const { offer, state } = props;
  const { t } = useTranslation('family');
  // A suspended tutor's lessons are over at once, also before an open desk has stopped each of them.
  const isOffSite = useAbsence(offer.tutorId) === 'offSite' && offer.state === 'chosen';
  if (!isUnderWay(state)) {
    return (
      <>
        <Tutor {...{ ...props, isOffSite }} />
        <Lessons {...{ ...props, isOffSite }} />
      </>
    );
  }
  return (
    <>
      <Section tabIndex={-1} className={stackStyles.apart}>
        <StopHeading id="part-lessons">{t('lessons.heading')}</StopHeading>
        {isStopped(offer, isOffSite) ? <Stopped next="open" /> : null}
        <Lessons {...{ ...props, isOffSite }} />
      </Section>
      <Section tabIndex={-1} className={stackStyles.apart}>
        <StopHeading id="part-tutor">{t('tutor.heading')}</StopHeading>
        <Tutor {...{ ...props, isOffSite }} />
        <Ending {...{ ...props, isOffSite }} />
      </Section>
    </>
  );
}

interface PartProps extends ChosenTutorProps {
  isOffSite: boolean;
}

const isStopped = ({ state }: Offer, isOffSite: boolean) => state === 'stopped' || isOffSite;

/** Says that nobody comes any more. */
function Stopped({ next }: { next: 'open' | 'over' }) {
  const { t } = useTranslation('family');
  return (
    <Note tone="call" role="status">
      <p>
        <strong>{t('tutor.stopped')}</strong>
      </p>
      <p>{t(`tutor.stoppedNext.${next}`)}</p>
    </Note>
  );
}

const worryPlace = 'part-worry';

/** Who the tutor is. */
function Tutor({ code, offer, state, now, isOffSite }: PartProps) {
  const { t } = useTranslation('family');
  return (
    <>
      <ChosenHead offer={offer} now={now} />
      <p id={worryPlace}>
        <TextLink to={routes.concernAbout(code)} state={openedFrom({ code, place: worryPlace })}>
          {t('part.worry')}
        </TextLink>
      </p>
      {isStopped(offer, isOffSite) ? (
        // Said above the lessons while there are some to come.
        isUnderWay(state) ? null : (
          <Stopped next="over" />
        )
      ) : offer.state === 'chosen' ? null : (
        <Note>{t('tutor.over')}</Note>
      )}
    </>
  );
}

/** What waits for the word of the family, the plan, what is to come, and what was. */
function Lessons({ code, acts, offer, state, now, atDoor, isOffSite }: PartProps) {
  const { data, error } = useLessonsQuery(offer.id);
  const lessons = (data ?? []).map((lesson) => underOffer(lesson, offer));
  const isTaught = offer.state === 'chosen' && !isOffSite;
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
  // Without a lesson to come the plan stands before them, and stays there until the page is left.
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
      {isTaught ? <TutorNumber offer={offer} isWaiting={lessons.length === 0} /> : null}
      {error !== undefined && lessons.length === 0 ? <BackendProblem error={error} /> : null}
      {state === 'trial' && isTaught && !hasTrial(offer.id, lessons, acts.hopeful) ? (
        <div id="now-plan" tabIndex={-1}>
          <TrialPlan {...planned} onDone={lead} />
        </div>
      ) : null}
      <PlannedStatus {...{ lessons, now, pressed }} offerId={offer.id} hopeful={acts.hopeful} takesFocus />
      <PlannedLessons {...{ code, acts, offer, lessons, now, isOffSite, atDoor }} />
      {state === 'trial' && !isOffSite ? (
        <AfterTrial {...{ code, acts, offer, state, lessons, now }} />
      ) : null}
      {isPlanFirst === false ? plan : null}
      {isTaught ? (
        <PartBoundary>
          <AssignedPractice {...{ code, acts }} offerId={offer.id} />
        </PartBoundary>
      ) : null}
      <FamilyProgress lessons={lessons} />
      <PastLessons {...{ code, acts, now }} lessons={past} />
    </>
  );
}

/** To end the lessons, or to ask for another tutor. */
function Ending({ code, acts, offer, state, isOffSite }: PartProps) {
  const { t } = useTranslation('family');
  const isOn = offer.state === 'chosen';
  const form = { code, acts, state, offer: isOn ? offer : null };
  if (state === 'trial') return isOn && !isOffSite ? null : <PartForm {...form} event="trial.failed" />;
  return (
    <>
      <h3 id="now-part" tabIndex={-1}>
        {t('part.heading')}
      </h3>
      <p>{t('part.words')}</p>
      <PartForm {...form} event="replacement.asked" />
      <PartForm {...form} event="lessons.ended" />
    </>
  );
}

const isUnderWay = (state: string) => state === 'trial' || state === 'running';

/** After one lesson the next that waits for the word of the family, or what is to be done now. */
function goOnAfter(confirmed: Lesson, due: readonly Lesson[], now: Date): void {
  const next = due.find((lesson) => lesson.id !== confirmed.id && lessonStateAt(lesson, now) === 'taught');
  goToPlace(next ? `lesson-${next.id}` : 'part-now');
}

type AfterTrialProps = Pick<ChosenTutorProps, 'code' | 'acts' | 'offer' | 'state' | 'now'> & {
  lessons: readonly Lesson[];
};

/**
 * Asks how the trial was once it is reported, or a day has passed without a report. A no can be said from its
 * end on.
 */
function AfterTrial({ lessons, now, ...props }: AfterTrialProps) {
  const trials = lessons.filter(({ isTrial, state }) => isTrial && !cameToNothing(state));
  if (trials.some((lesson) => isHeld(lesson, now))) return <Verdict {...props} />;
  return trials.some((lesson) => endOfLesson(lesson) <= now.getTime()) ? (
    <PartForm {...props} event="trial.failed" />
  ) : null;
}

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
