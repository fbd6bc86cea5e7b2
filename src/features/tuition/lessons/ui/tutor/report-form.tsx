import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { attendances, masteries, type Lesson } from '@/entities/lesson';
import { topicsOf } from '@/entities/lesson';
import { fieldMessage, limits, oneOf, optionalText } from '@/shared/fields';
import { ChipsField, TextField } from '@/shared/ui/form';
import { teach } from '../../model/tutor-writes';
import type { LessonsArea } from '../../model/lessons-area';
import { PendingWriteForm, usePendingWriteForm } from '@/entities/tutor';

const reportFields = v.object({
  attendance: oneOf(attendances),
  topic: optionalText(limits.shortText),
  mastery: v.picklist(['', ...masteries]),
  next: optionalText(limits.shortText),
});

/** An absent learner has no topic. */
const reportSchema = v.pipe(
  reportFields,
  v.forward(
    v.partialCheck(
      [['attendance'], ['topic']],
      ({ attendance, topic }) => attendance === 'absent' || topic !== '',
      fieldMessage('required'),
    ),
    ['topic'],
  ),
  v.forward(
    v.partialCheck(
      [['attendance'], ['mastery']],
      ({ attendance, mastery }) => attendance === 'absent' || mastery !== '',
      fieldMessage('required'),
    ),
    ['mastery'],
  ),
);

export interface LessonFormProps {
  lesson: Lesson;
  area: LessonsArea;
  onClose: () => void;
}

interface ReportFormProps extends LessonFormProps {
  /** Called once the report was given. */
  onDone: () => void;
}

/** Report of a lesson: three taps and a few words. */
export function ReportForm({ lesson, area, onClose, onDone }: ReportFormProps) {
  const { t } = useTranslation('tutor-area');
  const listId = useId();
  const act = usePendingWriteForm<v.InferInput<typeof reportSchema>, v.InferOutput<typeof reportSchema>>(
    { form: `report.${lesson.id}`, version: 1 },
    reportSchema,
    { attendance: '', topic: '', mastery: '', next: '' },
    area,
    (who, report) => teach(who, lesson, report),
    onDone,
  );
  const topics = topicsOf(
    area.lessons.map(({ item }) => item).filter(({ offerId }) => offerId === lesson.offerId),
  );
  const labels = {
    attendance: t('lessons.attendance'),
    topic: t('lessons.topic'),
    mastery: t('lessons.mastery'),
    next: t('lessons.next'),
  };
  return (
    <PendingWriteForm
      {...{ act, area, onClose, labels }}
      heading={t('lessons.reportHeading')}
      sendLabel={t('lessons.reportSend')}
      takesField
    >
      <ChipsField
        form={act.form}
        type="radio"
        name="attendance"
        label={labels.attendance}
        options={attendances.map((value) => ({ value, label: t(`lessons.attendances.${value}`) }))}
      />
      <TextField
        form={act.form}
        name="topic"
        label={labels.topic}
        hint={t('lessons.topicHint')}
        list={listId}
        maxLength={limits.shortText}
        autoComplete="off"
      />
      <datalist id={listId}>
        {topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
      <ChipsField
        form={act.form}
        type="radio"
        name="mastery"
        label={labels.mastery}
        options={masteries.map((value) => ({ value, label: t(`lessons.masteries.${value}`) }))}
      />
      <TextField
        form={act.form}
        name="next"
        label={labels.next}
        isOptional
        maxLength={limits.shortText}
        autoComplete="off"
      />
    </PendingWriteForm>
  );
}
