import { Button, Note, Row, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { acceptUntil, isAskedOf, lessonPath, type AskedToMove, type Lesson } from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { answerAsFamily, lessonsAtThatTime } from '../../model/move-writes';

interface MoveQuestionProps {
  code: string;
  acts: OwnPendingWrites;
  /** The lessons of the offer. */
  lessons: readonly Lesson[];
  /** The one that is asked about here; all of them unless given. */
  only?: Lesson;
  now: Date;
}

/**
 * The other times that the tutor asks for, and the family's answer: one press each, or one for all. Renders
 * nothing when none can be answered, or the answer is under way.
 */
export function MoveQuestion({ code, acts, lessons, only, now }: MoveQuestionProps) {
  const { t } = useTranslation('family');
  const asked = (only ? [only] : lessons)
    .filter((lesson) => isAskedOf('family', lesson))
    .filter((lesson) => now.getTime() < acceptUntil(lesson) && !isAnswered(acts, lesson));
  const accept = useOwnAction(acts, () => asked.map((lesson) => answerAsFamily(code, lesson, 'accepted')));
  const decline = useOwnAction(acts, () => asked.map((lesson) => answerAsFamily(code, lesson, 'declined')));
  if (asked.length === 0) return null;
  const isBusy = accept.isRunning || decline.isRunning;
  const count = asked.length;
  return (
    <Note tone="plain" className={stackStyles.near}>
      {asked.map((lesson) => (
        <Question key={lesson.id} {...{ lesson, lessons }} />
      ))}
      <p>{t('moveAsked.until')}</p>
      <Row>
        <Button isSmall isBusy={isBusy} onClick={() => void accept.run(undefined)}>
          {t('moveAsked.accept', { count })}
        </Button>
        <Button variant="second" isSmall isBusy={isBusy} onClick={() => void decline.run(undefined)}>
          {t('moveAsked.decline', { count })}
        </Button>
      </Row>
    </Note>
  );
}

/** Whether an answer of this phone is on its way. */
const isAnswered = (acts: OwnPendingWrites, { offerId, id, lastChange }: Lesson): boolean =>
  acts.isChanging(lessonPath(offerId, id), lastChange);

function Question({ lesson, lessons }: { lesson: AskedToMove; lessons: readonly Lesson[] }) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const { startsAt, oldStart, reason } = lesson.move;
  return (
    <>
      <p>
        <b>{t('moveAsked.instead', { time: date(startsAt, 'moment'), was: date(oldStart, 'moment') })}</b>{' '}
        {/* One press on a time gives this reason, which says nothing. */}
        {reason === 'other-time' ? null : t('moveAsked.reason', { reason: t(`moveAsked.reasons.${reason}`) })}
      </p>
      {lessonsAtThatTime(lesson, lessons).map((other) => (
        <p key={other.id}>{t('moveAsked.taken', { time: date(other.startsAt, 'moment') })}</p>
      ))}
    </>
  );
}
