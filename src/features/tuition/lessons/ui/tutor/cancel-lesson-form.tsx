import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { cancelNoticeMs, lessonCancelReasons } from '@/entities/lesson';
import { fieldMessage, limits, oneOf, optionalText } from '@/shared/fields';
import { ChipsField, TextAreaField } from '@/shared/ui/form';
import { cancelLesson } from '../../model/tutor-acts';
import { ActForm, useActForm } from '@/entities/tutor';
import type { LessonFormProps } from './report-form';

const cancelSchema = v.pipe(
  v.object({ reason: oneOf(lessonCancelReasons), words: optionalText(limits.shortText) }),
  v.forward(
    v.partialCheck(
      [['reason'], ['words']],
      ({ reason, words }) => reason !== 'other' || words !== '',
      fieldMessage('required'),
    ),
    ['words'],
  ),
);

/** Cancels a planned lesson with a reason. */
export function CancelLessonForm({ lesson, area, onClose }: LessonFormProps) {
  const { t } = useTranslation('tutor-area');
  const act = useActForm<v.InferInput<typeof cancelSchema>, v.InferOutput<typeof cancelSchema>>(
    { form: `cancel-lesson.${lesson.id}`, version: 1 },
    cancelSchema,
    { reason: '', words: '' },
    area,
    (who, cancellation) => cancelLesson(who, lesson, cancellation),
  );
  const labels = { reason: t('lessons.reason'), words: t('lessons.words') };
  const isLate = Date.parse(lesson.startsAt) - area.now.getTime() < cancelNoticeMs;
  return (
    <ActForm
      {...{ act, area, onClose, labels }}
      heading={t('lessons.cancelHeading')}
      sendLabel={t('lessons.cancelSend')}
      variant="stop"
    >
      {isLate ? <p>{t('lessons.cancelLate')}</p> : null}
      <ChipsField
        form={act.form}
        type="radio"
        name="reason"
        label={labels.reason}
        options={lessonCancelReasons.map((value) => ({ value, label: t(`lessons.reasons.${value}`) }))}
      />
      <TextAreaField form={act.form} name="words" label={labels.words} isOptional rows={3} />
    </ActForm>
  );
}
