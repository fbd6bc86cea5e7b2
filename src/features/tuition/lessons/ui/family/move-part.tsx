import { Button, Note, Row, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  isAskedOf,
  isAskedToMove,
  lessonPath,
  maximumMoves,
  type AskedToMove,
  type LessonEvent,
} from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { PhoneLink } from '@/shared/ui/contact-links';
import { useOwnAction } from '@/shared/pending-writes';
import { lessonWithPending } from '../../model/lessons-with-pending';
import { moveChoiceOf, withdrawMove } from '../../model/move-writes';
import { movePlace } from '../../model/places';
import type { LessonItemProps } from './lesson-item';
import { MoveForm } from './move-form';
import { MoveQuestion } from './move-question';

/** The time of a lesson to come: what was asked and answered, and how to ask for another. */
export function MovePart(props: LessonItemProps) {
  const { code, acts, lesson, lessons = [lesson], now } = props;
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const { phone, whatsApp } = useOffice();
  const { move } = lesson;
  const record = lessonPath(lesson.offerId, lesson.id);
  const isDoing = (event: LessonEvent) => acts.isDoing(event, lesson.lastChange, record);
  if (isDoing('move.proposed')) {
    const asked = lessonWithPending(lesson, acts.hopeful).item;
    return isAskedToMove(asked) ? <Asked {...{ code, acts }} lesson={asked} isKept /> : null;
  }
  if ((['move.withdrawn', 'move.accepted', 'move.declined'] as const).some(isDoing)) return null;
  if (isAskedOf('family', lesson)) return <MoveQuestion {...{ code, acts, lessons, now }} only={lesson} />;
  if (isAskedToMove(lesson)) return <Asked {...{ code, acts, lesson }} />;
  const choice = moveChoiceOf(lesson, now);
  return (
    <>
      {move?.answer === 'accepted' ? (
        <p role="status">{t('move.accepted', { was: date(move.oldStart, 'moment') })}</p>
      ) : null}
      {move?.answer === 'declined' ? (
        <Note tone="plain" role="status">
          {t(move.by === 'tutor' && move.words === '' ? 'moveAsked.declined' : 'move.declined', {
            time: date(move.startsAt, 'moment'),
            words: move.words,
          })}
        </Note>
      ) : null}
      {move?.answer === 'withdrawn' ? (
        <p role="status">
          {t(move.by === 'tutor' ? 'moveAsked.withdrawn' : 'move.withdrawn', {
            time: date(move.startsAt, 'moment'),
          })}
        </p>
      ) : null}
      {Date.parse(lesson.startsAt) < now.getTime() ? null : choice === 'propose' ? (
        <MoveForm {...props} />
      ) : (
        <>
          <p className={textStyles.soft}>
            {t(choice === 'call' ? 'move.call' : 'move.usedUp', { times: maximumMoves })}
          </p>
          <PhoneLink phone={phone} whatsApp={whatsApp} />
        </>
      )}
    </>
  );
}

interface AskedProps extends Pick<LessonItemProps, 'code' | 'acts'> {
  lesson: AskedToMove;
  /** The tutor cannot see it yet. */
  isKept?: boolean;
}

/** The proposal that waits for its answer. The family takes back its own once it is stored. */
function Asked({ code, acts, lesson, isKept = false }: AskedProps) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const withdraw = useOwnAction(acts, () => [withdrawMove(code, lesson)]);
  const { startsAt, by } = lesson.move;
  return (
    <>
      <Note id={movePlace(lesson)} tabIndex={-1} tone="plain" role="status">
        {t(isKept ? 'move.kept' : 'move.asked', {
          time: date(startsAt, 'moment'),
          was: date(lesson.startsAt, 'moment'),
        })}
      </Note>
      {by === 'family' && !isKept ? (
        <Row>
          <Button
            variant="second"
            isSmall
            isBusy={withdraw.isRunning}
            onClick={() => void withdraw.run(undefined)}
          >
            {t('move.withdraw')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}
