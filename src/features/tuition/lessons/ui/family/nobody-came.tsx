import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { heardUntil } from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { mayReportMiss } from '../../model/door-steps';
import { answerLesson } from '../../model/family-writes';
import { useDoor } from '../../model/use-door';
import type { LessonItemProps } from './lesson-item';

/** The family says that nobody came, once this phone can know it. Final, so it needs a confirmation. */
export function NobodyCame({ code, acts, lesson, now }: LessonItemProps) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const { arrival, leaving, isFresh } = useDoor(code, lesson, acts);
  if (!mayReportMiss({ arrival: arrival.kind, leaving: leaving.kind, isFresh, lesson, now }))
    return arrival.kind === 'right' ? null : (
      <p className={textStyles.soft}>
        {isFresh
          ? t('lessons.missedAfter', { time: date(new Date(heardUntil(lesson)), 'moment') })
          : t('lessons.missedOffline')}
      </p>
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
