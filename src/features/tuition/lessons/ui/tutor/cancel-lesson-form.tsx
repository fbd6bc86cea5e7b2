import { useRef } from 'react';
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
  const made = useRef<string | null>(null);
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
      make={(cancellation) => {
        const write = area.who && cancelLesson(area.who, lesson, cancellation);
        made.current = write?.id ?? null;
        return write;
      }}
      send={area.send}
      // Whoever cancels is not told of it.
      onDone={() => {
        if (made.current !== null) markSeen(createDeviceStore(), [made.current], [], area.now);
      }}
      onLeave={onClose}
    >
      {isLate ? <p>{t('lessons.cancelLate')}</p> : null}
    </ReasonForm>
  );
}
