import { Note, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { lessonPath, maximumMoves } from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { PhoneLink } from '@/shared/ui/contact-links';
import { isAskedToMove, moveChoiceOf } from '../../model/move-writes';
import type { LessonItemProps } from './lesson-item';
import { MoveForm } from './move-form';

/** The time of a lesson to come: what was asked and answered, and how to ask for another. */
export function MovePart({ code, acts, lesson, now }: LessonItemProps) {
  const { t } = useTranslation('code');
  const { date } = useFormats();
  const { phone } = useOffice();
  const { move } = lesson;
  if (acts.isDoing('move.proposed', lesson.lastChange, lessonPath(lesson.offerId, lesson.id))) return null;
  if (isAskedToMove(lesson)) {
    return (
      <Note tone="plain" role="status">
        {t('family.move.asked', {
          time: date(lesson.move.startsAt, 'moment'),
          was: date(lesson.startsAt, 'moment'),
        })}
      </Note>
    );
  }
  const choice = moveChoiceOf(lesson, now);
  return (
    <>
      {move?.answer === 'accepted' ? (
        <p role="status">{t('family.move.accepted', { was: date(move.oldStart, 'moment') })}</p>
      ) : null}
      {move?.answer === 'declined' ? (
        <Note tone="plain" role="status">
          {t('family.move.declined', { time: date(move.startsAt, 'moment'), words: move.words })}
        </Note>
      ) : null}
      {Date.parse(lesson.startsAt) < now.getTime() ? null : choice === 'propose' ? (
        <MoveForm {...{ code, acts, lesson, now }} />
      ) : (
        <>
          <p className={textStyles.soft}>
            {t(choice === 'call' ? 'family.move.call' : 'family.move.usedUp', { times: maximumMoves })}
          </p>
          <PhoneLink phone={phone} hasWhatsApp />
        </>
      )}
    </>
  );
}
