import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { compareDoor, useDoorEntriesQuery } from '@/entities/lesson';
import { useDoorCodesQuery } from '@/entities/tuition-request';
import { useIsOnline } from '@/shared/lib/device';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { mayReportMiss } from '../../model/door-steps';
import { answerLesson } from '../../model/family-writes';
import { codesOfLesson } from '../../model/known-codes';
import type { LessonItemProps } from './lesson-item';

/** The family says that nobody came, once this phone can know it. Final, so it needs a confirmation. */
export function NobodyCame({ code, acts, lesson, now }: LessonItemProps) {
  const { t } = useTranslation('family');
  const isOnline = useIsOnline();
  const { data: stored = [] } = useDoorCodesQuery(code);
  const { data: entries, error } = useDoorEntriesQuery({ offerId: lesson.offerId, lessonId: lesson.id });
  const isFresh = isOnline && entries !== undefined && error === undefined;
  const codes = codesOfLesson(lesson.id, stored, acts.hopeful);
  const arrival = compareDoor('arrival', codes, entries ?? []).kind;
  const leaving = compareDoor('leaving', codes, entries ?? []).kind;
  if (!mayReportMiss({ arrival, leaving, isFresh, lesson, now }))
    return arrival === 'right' ? null : (
      <p className={textStyles.soft}>{t(isFresh ? 'lessons.missedAfter' : 'lessons.missedOffline')}</p>
    );
  return (
    <ConfirmButton
      isSmall
      open={t('lessons.missed')}
      heading={t('lessons.missedHeading')}
      words={t('lessons.missedWords')}
      sendLabel={t('lessons.missedSend')}
      leave={t('leave')}
      make={() => [answerLesson(code, lesson, 'lesson.missed')]}
      send={acts.send}
    />
  );
}
