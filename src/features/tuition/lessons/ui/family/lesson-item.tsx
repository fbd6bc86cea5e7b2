import { Button, Facts, InlineButton, Row, Tag, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  amountOf,
  cameToNothing,
  cancelNoticeMs,
  confirmWithinMs,
  isToCome,
  lessonCancelReasons,
  lessonPath,
  lessonStateAt,
  type Lesson,
} from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { formatMoney, useFormats } from '@/shared/i18n';
import { goToPlace } from '@/shared/lib/focus';
import { trialPayerOf } from '@/shared/lesson-price';
import { useOffice } from '@/shared/office-facts';
import { asksMissAbove, mayHaveMissed } from '../../model/door-steps';
import { answerLesson, isGivenUp } from '../../model/family-writes';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { DoorCodes } from './door-codes';
import { lessonWordsOf } from '../../model/lesson-words';
import { isDoorRead, StateAtDoor } from './lesson-state';
import { MissPart } from './miss-part';
import { MovePart } from './move-part';
import { NobodyCame } from './nobody-came';
import { ReasonButton } from '@/shared/drafts';
import { UnlessCome } from './unless-come';
import styles from './lesson-item.module.css';

export interface LessonItemProps {
  code: string;
  acts: OwnPendingWrites;
  lesson: Lesson;
  now: Date;
  /** Whether the tutor is suspended, so that nobody comes to what is still to begin. */
  isOffSite?: boolean;
  /** Whether its door codes stand elsewhere on the page. */
  hasDoorAbove?: boolean;
  /** Offer and lessons, for a lesson to come that can be moved. */
  offer?: Offer;
  lessons?: readonly Lesson[];
  /** Another lesson comes first. */
  isLater?: boolean;
  /** Called once the family has confirmed what was taught. */
  onConfirmed?: () => void;
}

/** A lesson on the family's page: door codes, report and actions. */
export function LessonItem(props: LessonItemProps) {
  const { t } = useTranslation(['code', 'family']);
  const { date } = useFormats();
  const trialPayer = trialPayerOf(useOffice());
  const { code, acts, lesson, now, isOffSite = false } = props;
  const when = date(lesson.startsAt, 'moment');
  const state =
    isOffSite && Date.parse(lesson.startsAt) > now.getTime() ? 'stopped' : lessonStateAt(lesson, now);
  // The account charges no lesson that came to nothing, and a trial for certain only where families pay it.
  const isCharged = !cameToNothing(state) && (!lesson.isTrial || trialPayer === 'family');
  return (
    <article id={`lesson-${lesson.id}`} tabIndex={-1} className={styles.card} aria-label={when}>
      <p>
        <b>{when}</b> {lesson.isTrial ? <Tag>{t('family:lessons.trial')}</Tag> : null}
      </p>
      <p className={textStyles.soft}>
        {t('family:lessons.facts', {
          minutes: lesson.minutes,
          place: t(`family:plan.places.${lesson.where}`),
          price: formatMoney(lesson.price),
        })}
      </p>
      {lesson.transport === undefined || !isCharged ? null : (
        <p className={textStyles.soft}>
          {t('family:lessons.transport', {
            amount: formatMoney(lesson.transport),
            sum: formatMoney(amountOf(lesson)),
          })}
        </p>
      )}
      <p>
        {state === 'planned' && isDoorRead(lesson, now) ? (
          <StateAtDoor {...{ code, acts, lesson, now }} />
        ) : (
          t(`family:lessons.${lessonWordsOf(lesson, { state, now })}`)
        )}
      </p>
      {isToCome(state) ? <Planned {...props} /> : <Report lesson={lesson} />}
      {state === 'taught' ? <Taught {...props} /> : null}
      {state === 'missed' || state === 'contested' ? <MissPart {...props} /> : null}
    </article>
  );
}

/** Codes of later lessons can be made this long before, in milliseconds. */
const doorMs = 86_400_000;

/** Words above a cancellation, by the milliseconds until the lesson begins. */
const cancelWordsAt = (notice: number) =>
  notice <= 0 ? 'begun' : notice < cancelNoticeMs ? 'late' : 'inTime';

function Planned(props: LessonItemProps) {
  const { code, acts, lesson, now, isOffSite = false, isLater = false, hasDoorAbove = false } = props;
  const { t } = useTranslation(['code', 'family']);
  const start = Date.parse(lesson.startsAt);
  // Once it has begun, the family says that nobody came instead of cancelling it.
  const isMissable = mayHaveMissed(lesson, now);
  const isMissAbove = hasDoorAbove && asksMissAbove(lesson, now);
  const notice = start - now.getTime();
  const mayHaveCome = isDoorRead(lesson, now);
  if (isGivenUp(acts, lesson)) return null;
  return (
    <>
      {lesson.where === 'home' && !isOffSite && !hasDoorAbove ? (
        <DoorCodes {...{ code, acts, lesson, now }} isEarly={isLater && notice > doorMs} />
      ) : null}
      {hasDoorAbove && lesson.where === 'home' && isToCome(lesson.state) ? (
        <InlineButton onClick={() => goToPlace('part-now')}>{t('family:door.above')}</InlineButton>
      ) : null}
      {isMissable && !isMissAbove ? <NobodyCame {...props} /> : null}
      {mayHaveCome ? (
        <UnlessCome {...{ code, acts, lesson }}>
          <Change {...props} />
        </UnlessCome>
      ) : (
        <Change {...props} />
      )}
    </>
  );
}

/** To ask for another time, and to cancel. */
function Change(props: LessonItemProps) {
  const { code, acts, lesson, now } = props;
  const { t } = useTranslation(['code', 'family']);
  return (
    <>
      <MovePart {...props} />
      {mayHaveMissed(lesson, now) ? null : (
        <ReasonButton
          form={`lesson-cancel.${lesson.id}`}
          reasons={lessonCancelReasons.map((value) => ({
            value,
            label: t(`family:lessons.cancel.reasons.${value}`),
          }))}
          open={t('family:lessons.cancel.open')}
          heading={t('family:lessons.cancel.heading')}
          labels={{
            reason: t('cancel.reason'),
            words: t('cancel.more'),
            send: t('family:lessons.cancel.send'),
            leave: t('family:leave'),
          }}
          make={({ reason, words }) => [answerLesson(code, lesson, 'lesson.cancelled', { reason, words })]}
          send={acts.send}
        >
          <p>{t(`family:lessons.cancel.${cancelWordsAt(Date.parse(lesson.startsAt) - now.getTime())}`)}</p>
        </ReasonButton>
      )}
    </>
  );
}

function Report({ lesson: { report } }: { lesson: Lesson }) {
  const { t } = useTranslation(['code', 'family']);
  return (
    <Facts
      facts={[
        {
          label: t('family:report.attendance'),
          value: report.attendance === '' ? '' : t(`family:report.attendances.${report.attendance}`),
        },
        { label: t('family:report.topic'), value: report.topic },
        {
          label: t('family:report.mastery'),
          value: report.mastery === '' ? '' : t(`family:report.masteries.${report.mastery}`),
        },
        { label: t('family:report.next'), value: report.next },
      ]}
    />
  );
}

function Taught({ code, acts, lesson, now, onConfirmed }: LessonItemProps) {
  const { t } = useTranslation(['code', 'family']);
  const { date } = useFormats();
  const until = date(new Date(Date.parse(lesson.movedAt) + confirmWithinMs), 'moment');
  const isAnswered = acts.isChanging(lessonPath(lesson.offerId, lesson.id), lesson.lastChange);
  const confirm = useOwnAction(acts, () => [answerLesson(code, lesson, 'lesson.confirmed')]);
  const press = async () => {
    if (await confirm.run(undefined)) onConfirmed?.();
  };
  return (
    <>
      {lesson.where === 'home' ? <DoorCodes {...{ code, acts, lesson, now }} isOver /> : null}
      <p>
        {t(
          lesson.plannedBy === 'family' ? 'family:lessons.confirmWords' : 'family:lessons.confirmWordsTutor',
          {
            until,
          },
        )}
      </p>
      <Row>
        <Button disabled={isAnswered} isBusy={confirm.isRunning} onClick={() => void press()}>
          {t('family:lessons.confirm')}
        </Button>
      </Row>
      {isAnswered ? null : (
        <ReasonButton
          form={`lesson-dispute.${lesson.id}`}
          reasons={[]}
          open={t('family:lessons.dispute.open')}
          heading={t('family:lessons.dispute.heading')}
          labels={{
            words: t('cancel.more'),
            send: t('family:lessons.dispute.send'),
            leave: t('family:leave'),
          }}
          make={({ words }) => [answerLesson(code, lesson, 'lesson.disputed', { reason: '', words })]}
          send={acts.send}
        >
          <p>{t('family:lessons.dispute.words')}</p>
        </ReasonButton>
      )}
    </>
  );
}
