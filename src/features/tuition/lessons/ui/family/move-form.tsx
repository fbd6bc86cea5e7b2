import { Button, Disclosure, Note, Row, stackStyles } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { lessonCancelReasons, maximumMoves, moveNoticeMs } from '@/entities/lesson';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { fieldMessage, oneOf } from '@/shared/fields';
import { useFocusPart } from '@/shared/lib/focus';
import { useOwnAction } from '@/shared/pending-writes';
import { ChipsField, TextField } from '@/shared/ui/form';
import { planEntries, startOf } from '../../model/lesson-plan';
import { proposeMove } from '../../model/move-writes';
import type { LessonItemProps } from './lesson-item';
import { MoveSlots } from './move-slots';

/** The proposed time is another one, and far enough ahead for the tutor to see it. */
const schemaOf = (startsAt: string) =>
  v.pipe(
    v.object({ day: planEntries.day, time: planEntries.time, reason: oneOf(lessonCancelReasons) }),
    v.forward(
      v.partialCheck(
        [['day'], ['time']],
        (given) => startOf(given) !== startsAt && Date.parse(startOf(given)) >= Date.now() + moveNoticeMs,
        fieldMessage('otherTime'),
      ),
      ['time'],
    ),
  );

/** Button that opens the times, and the form, by which a family asks for another time for a lesson. */
export function MoveForm(props: LessonItemProps) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  // The same place for both: whoever opens or leaves the form by keyboard stays at it.
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <OpenForm {...props} onClose={() => setOpen(false)} />
      ) : (
        <Row>
          <Button variant="second" isSmall onClick={() => setOpen(true)}>
            {t('move.open')}
          </Button>
        </Row>
      )}
    </div>
  );
}

function OpenForm(props: LessonItemProps & { onClose: () => void }) {
  const { code, acts, lesson, now, onClose, offer, lessons } = props;
  const { t } = useTranslation(['family', 'lesson-plan']);
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part, true);
  const labels = {
    day: t('plan.day'),
    time: t('plan.time'),
    reason: t('move.reason'),
  };
  const schema = schemaOf(lesson.startsAt);
  const action = useOwnAction(acts, ({ reason, ...at }: v.InferOutput<typeof schema>) => [
    proposeMove(code, lesson, { startsAt: startOf(at), reason }),
  ]);
  const { form, draft, onSubmit } = useDraftedForm<v.InferInput<typeof schema>, v.InferOutput<typeof schema>>(
    {
      name: { form: `lesson-move.${lesson.id}`, version: 1 },
      schema,
      empty: { day: '', time: '', reason: '' },
      action,
      onDone: onClose,
    },
  );
  return (
    <div ref={part} tabIndex={-1}>
      <Note tone="plain" className={stackStyles.near}>
        <h4>{t('move.heading')}</h4>
        <p>{t('move.words', { count: maximumMoves - (lesson.move?.count ?? 0) })}</p>
        {offer && lessons ? (
          <MoveSlots {...{ code, acts, offer, lesson, lessons, now }} onDone={onClose} />
        ) : null}
        <Disclosure summary={t('lesson-plan:move.other')}>
          <DraftForm draft={draft} className={stackStyles.form} onSubmit={onSubmit}>
            <TextField
              form={form}
              name="day"
              type="date"
              isShort
              min={now.toISOString().slice(0, 10)}
              label={labels.day}
            />
            <TextField
              form={form}
              name="time"
              type="time"
              isShort
              label={labels.time}
              hint={t('plan.timeHint', { minutes: lesson.minutes })}
            />
            <ChipsField
              form={form}
              type="radio"
              name="reason"
              label={labels.reason}
              options={lessonCancelReasons.map((value) => ({
                value,
                label: t(`lessons.cancel.reasons.${value}`),
              }))}
            />
            <KeptNote draft={draft} labels={labels} />
            <DraftNote draft={draft} />
            <Row>
              <Button type="submit" isBusy={action.isRunning}>
                {t('move.send')}
              </Button>
            </Row>
          </DraftForm>
        </Disclosure>
        <Row>
          <Button variant="second" isSmall onClick={onClose}>
            {t('leave')}
          </Button>
        </Row>
      </Note>
    </div>
  );
}
