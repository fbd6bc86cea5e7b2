import { Button, Note, Row, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { isAskedOf, isAskedToMove, lessonPath, maximumMoves, type AskedToMove } from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { PhoneLink } from '@/shared/ui/contact-links';
import { useOwnAction } from '@/shared/pending-writes';
import { moveChoiceOf, withdrawMove } from '../../model/move-writes';
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
  if (
    (['move.proposed', 'move.withdrawn', 'move.accepted', 'move.declined'] as const).some((event) =>
      acts.isDoing(event, lesson.lastChange, record),
    )
  )
    return null;
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

/** The proposal that waits for its answer. The family takes back its own. */
function Asked({ code, acts, lesson }: Pick<LessonItemProps, 'code' | 'acts'> & { lesson: AskedToMove }) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const withdraw = useOwnAction(acts, () => [withdrawMove(code, lesson)]);
  const { startsAt, by } = lesson.move;
  return (
    <>
      <Note tone="plain" role="status">
        {t('move.asked', { time: date(startsAt, 'moment'), was: date(lesson.startsAt, 'moment') })}
      </Note>
      {by === 'family' ? (
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
