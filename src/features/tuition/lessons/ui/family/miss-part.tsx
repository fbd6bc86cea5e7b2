import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { canDisputeMiss, disputeMissWithinMs, lessonPath } from '@/entities/lesson';
import { ReasonButton } from '@/shared/drafts';
import { useFormats } from '@/shared/i18n';
import { answerLesson } from '../../model/family-writes';
import type { LessonItemProps } from './lesson-item';

/** Who is said to have missed a lesson, what was said against it, and how the family disputes it. */
export function MissPart({ code, acts, lesson, now }: LessonItemProps) {
  const { t } = useTranslation(['code', 'family']);
  const { date } = useFormats();
  const { state, missedBy, cancellation, lastChange } = lesson;
  if (missedBy === undefined) return null;
  const { words } = cancellation;
  if (state === 'contested')
    return <Note tone="plain">{t(`family:lessons.miss.said.${missedBy}`, { words })}</Note>;
  if (!canDisputeMiss(lesson, 'family', now)) return null;
  if (acts.isDoing('miss.disputed', lastChange, lessonPath(lesson.offerId, lesson.id))) return null;
  return (
    <ReasonButton
      form={`lesson-miss.${lesson.id}`}
      reasons={[]}
      open={t('family:lessons.miss.open')}
      heading={t('family:lessons.miss.heading')}
      labels={{
        words: t('cancel.more'),
        send: t('family:lessons.dispute.send'),
        leave: t('family:leave'),
      }}
      make={(given) => [answerLesson(code, lesson, 'miss.disputed', { reason: '', words: given.words })]}
      send={acts.send}
    >
      <p>
        {t('family:lessons.miss.words', {
          until: date(new Date(Date.parse(lesson.movedAt) + disputeMissWithinMs), 'day'),
        })}
      </p>
    </ReasonButton>
  );
}
