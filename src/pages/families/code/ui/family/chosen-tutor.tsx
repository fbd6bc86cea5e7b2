import { Button, Disclosure, Note, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { lessonStateAt, useLessonsQuery, type Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { lessonMinutes } from '@/shared/ghana';
import { BackendProblem } from '@/shared/ui/form';
import { passTrial } from '../../model/family-acts';
import type { FamilyActs } from '../../model/use-family-acts';
import { PartForm } from './part-form';
import { LessonItem } from './lesson-item';
import { PlanForm } from './plan-form';
import { TutorHead, useTutorName } from './tutor-head';
import styles from './family.module.css';

export interface ChosenTutorProps {
  code: string;
  acts: FamilyActs;
  offer: Offer;
  /** Of the request. */
  state: string;
  now: Date;
}

/** The tutor whom the family chose: the trial, the lessons, and how to part. */
export function ChosenTutor({ code, acts, offer, state, now }: ChosenTutorProps) {
  const { t } = useTranslation('code');
  const { data: lessons = [], error } = useLessonsQuery(offer.id);
  const isOn = offer.state === 'chosen';
  const next = lessons.filter((lesson) => lesson.state === 'planned');
  const past = lessons.filter((lesson) => lesson.state !== 'planned').toReversed();
  const hasTrial = lessons.some(({ isTrial, state: became }) => isTrial && !isOver(became));
  const minutes = lessonMinutes(offer.learner.schoolClass);
  const planned = { code, acts, offer, minutes, now };
  return (
    <>
      <TutorHead offer={offer} now={now} />
      {isOn ? null : <Note>{t('family.tutor.over')}</Note>}
      {error !== undefined && lessons.length === 0 ? <BackendProblem error={error} /> : null}
      {state === 'trial' && isOn && !hasTrial ? (
        <Note className={styles.stack}>
          <h3>{t('family.plan.trialHeading')}</h3>
          <p>{t('family.plan.trialWords')}</p>
          <PlanForm {...planned} isTrial />
        </Note>
      ) : null}
      {next.length > 0 ? <h3>{t('family.lessons.next')}</h3> : null}
      {next.map((lesson) => (
        <LessonItem key={lesson.id} {...{ code, acts, lesson, now }} />
      ))}
      {state === 'trial' && lessons.some((lesson) => hasBeen(lesson, now)) ? (
        <Verdict {...{ code, acts, offer, state, now }} />
      ) : null}
      {state === 'running' && isOn ? (
        <Disclosure summary={t('family.plan.heading')}>
          <PlanForm {...planned} isTrial={false} />
        </Disclosure>
      ) : null}
      {past.length > 0 ? <h3>{t('family.lessons.past')}</h3> : null}
      {past.map((lesson) => (
        <LessonItem key={lesson.id} {...{ code, acts, lesson, now }} />
      ))}
      {state === 'trial' && !isOn ? <PartForm {...{ code, acts, offer: null }} event="trial.failed" /> : null}
      {state === 'running' ? (
        <>
          <h3>{t('family.part.heading')}</h3>
          <p>{t('family.part.words')}</p>
          <PartForm {...{ code, acts, offer: isOn ? offer : null }} event="replacement.asked" />
          <PartForm {...{ code, acts, offer: isOn ? offer : null }} event="lessons.ended" />
        </>
      ) : null}
    </>
  );
}

const isOver = (state: Lesson['state']) => state === 'cancelled' || state === 'missed';

/** Whether the trial has taken place, also before the tutor has written it down. */
const hasBeen = (lesson: Lesson, now: Date): boolean =>
  lesson.isTrial &&
  !isOver(lesson.state) &&
  (lessonStateAt(lesson, now) !== 'planned' || Date.parse(lesson.startsAt) < now.getTime());

/** After the trial: on with this tutor, or not. */
function Verdict({ code, acts, offer }: ChosenTutorProps) {
  const { t } = useTranslation('code');
  const name = useTutorName(offer.tutorId);
  const isWaiting = acts.acts.some(({ event }) => event === 'trial.passed');
  return (
    <Note tone="call" className={styles.stack}>
      <h3>{t('family.verdict.heading', { name })}</h3>
      <p>{t('family.verdict.words')}</p>
      <Row>
        <Button disabled={isWaiting} onClick={() => void acts.send(passTrial(code))}>
          {t('family.verdict.yes', { name })}
        </Button>
      </Row>
      <PartForm {...{ code, acts, offer }} event="trial.failed" />
    </Note>
  );
}
