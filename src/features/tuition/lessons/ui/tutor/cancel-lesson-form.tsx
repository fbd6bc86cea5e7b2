import { useTranslation } from 'react-i18next';
import { cancelNoticeMs, lessonCancelReasons } from '@/entities/lesson';
import { ReasonForm } from '@/shared/drafts';
import { createDeviceStore } from '@/shared/lib/storage';
import { markSeen } from '../../model/cancelled-ahead';
import { cancelLesson } from '../../model/tutor-writes';
import type { LessonFormProps } from './report-form';

/** Cancels a planned lesson with a reason. */
export function CancelLessonForm({ lesson, area, onClose }: LessonFormProps) {
  const { t } = useTranslation('tutor-area');
  const isLate = Date.parse(lesson.startsAt) - area.now.getTime() < cancelNoticeMs;
  return (
    <ReasonForm
      form={`cancel-lesson.${lesson.id}`}
      isOfAccount
      reasons={lessonCancelReasons.map((value) => ({ value, label: t(`lessons.reasons.${value}`) }))}
      heading={t('lessons.cancelHeading')}
      labels={{
        reason: t('lessons.reason'),
        words: t('lessons.words'),
        send: t('lessons.cancelSend'),
        leave: t('close'),
      }}
      tone="plain"
      takesFocus
      error={area.problem}
      make={(cancellation) => area.who && cancelLesson(area.who, lesson, cancellation)}
      send={area.send}
      // Whoever cancels is not told of it.
      onDone={() => markSeen(createDeviceStore(), [lesson.id], [], area.now)}
      onLeave={onClose}
    >
      {isLate ? <p>{t('lessons.cancelLate')}</p> : null}
    </ReasonForm>
  );
}
