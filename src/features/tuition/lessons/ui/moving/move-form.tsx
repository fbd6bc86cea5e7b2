import { Button, Disclosure, Note, Row, stackStyles } from 'design-system';
import { useRef, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { lessonCancelReasons, moveNoticeMs, type Lesson, type LessonMove } from '@/entities/lesson';
import { DraftForm, DraftNote, KeptNote, useDraftedForm, type DraftName } from '@/shared/drafts';
import { fieldMessage, oneOf } from '@/shared/fields';
import { useFocusPart } from '@/shared/lib/focus';
import { useOwnAction, type NewPendingWrite, type OwnPendingWrites } from '@/shared/pending-writes';
import { ChipsField, TextField } from '@/shared/ui/form';
import { rightNow } from '@/shared/lib/clock';
import { planEntries, startOf } from '../../model/lesson-plan';
import type { Proposed } from '../../model/move-writes';

/** The proposed time is another one, and far enough ahead for the other side to see it. */
const schemaOf = (startsAt: string) =>
  v.pipe(
    v.object({ day: planEntries.day, time: planEntries.time, reason: oneOf(lessonCancelReasons) }),
    v.forward(
      v.partialCheck(
        [['day'], ['time']],
        (given) =>
          startOf(given) !== startsAt && Date.parse(startOf(given)) >= rightNow().getTime() + moveNoticeMs,
        fieldMessage('otherTime'),
      ),
      ['time'],
    ),
  );

interface MoveWords {
  readonly heading: string;
  readonly lead: string;
  readonly day: string;
  readonly time: string;
  readonly timeHint: string;
  readonly reason: string;
  readonly reasonOf: (reason: LessonMove['reason']) => string;
  readonly send: string;
  readonly leave: string;
}

interface MoveFormProps {
  name: DraftName;
  acts: Pick<OwnPendingWrites, 'send'>;
  lesson: Lesson;
  now: Date;
  words: MoveWords;
  propose: (proposed: Proposed) => NewPendingWrite;
  onClose: () => void;
  /** Called once a typed time was asked for. */
  onDone: () => void;
  /** Free times, each a button. */
  slots: ReactNode;
  /** What speaks against a time that is typed. */
  notesOf?: (startsAt: string) => ReactNode;
}

/** The times, and the form, by which a family or tutor asks for another time for a lesson. */
export function MoveForm({
  name,
  acts,
  lesson,
  now,
  words,
  propose,
  onClose,
  onDone,
  ...rest
}: MoveFormProps) {
  const { t } = useTranslation('lesson-plan');
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part, true);
  const { day, time, reason } = words;
  const schema = schemaOf(lesson.startsAt);
  const action = useOwnAction(acts, ({ reason: why, ...at }: v.InferOutput<typeof schema>) => [
    propose({ startsAt: startOf(at), reason: why }),
  ]);
  const { form, draft, onSubmit } = useDraftedForm<v.InferInput<typeof schema>, v.InferOutput<typeof schema>>(
    { name, schema, empty: { day: '', time: '', reason: '' }, action, onDone },
  );
  const [onDay, atTime] = useWatch({ control: form.control, name: ['day', 'time'] });
  return (
    <div ref={part} tabIndex={-1}>
      <Note tone="plain" className={stackStyles.near}>
        <h4>{words.heading}</h4>
        <p>{words.lead}</p>
        {rest.slots}
        <Disclosure summary={t('move.other')}>
          <DraftForm draft={draft} className={stackStyles.form} onSubmit={onSubmit}>
            <TextField
              form={form}
              name="day"
              type="date"
              isShort
              min={now.toISOString().slice(0, 10)}
              label={day}
            />
            <TextField form={form} name="time" type="time" isShort label={time} hint={words.timeHint} />
            {onDay !== '' && atTime !== '' ? rest.notesOf?.(startOf({ day: onDay, time: atTime })) : null}
            <ChipsField
              form={form}
              type="radio"
              name="reason"
              label={reason}
              options={lessonCancelReasons.map((value) => ({ value, label: words.reasonOf(value) }))}
            />
            <KeptNote draft={draft} labels={{ day, time, reason }} />
            <DraftNote draft={draft} />
            <Row>
              <Button type="submit" isBusy={action.isRunning}>
                {words.send}
              </Button>
            </Row>
          </DraftForm>
        </Disclosure>
        <Row>
          <Button variant="second" isSmall onClick={onClose}>
            {words.leave}
          </Button>
        </Row>
      </Note>
    </div>
  );
}
