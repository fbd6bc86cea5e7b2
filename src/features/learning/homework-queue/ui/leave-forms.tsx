import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import {
  handBackReasons,
  homeworkDeclineReasons,
  type HandBackReason,
  type HomeworkDeclineReason,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { PendingWriteForm, usePendingWriteForm } from '@/entities/tutor';
import { withoutContacts } from '@/shared/contact-words';
import { limits, oneOf, optionalText, requiredText } from '@/shared/fields';
import { ChipsField, TextAreaField } from '@/shared/ui/form';
import { decline, handBack, tellWorry } from '../model/homework-acts';
import type { HomeworkArea } from '../model/homework-area';

export interface LeaveFormProps {
  question: HomeworkQuestion;
  area: HomeworkArea;
  onClose: () => void;
}

const handBackSchema = v.object({
  reason: oneOf(handBackReasons),
  words: v.pipe(optionalText(limits.longText), withoutContacts),
});

/** Hands a claimed question back to the other tutors, with a reason and words for the next one. */
export function HandBackForm({ question, area, onClose }: LeaveFormProps) {
  const { t } = useTranslation('tutor-area');
  const act = usePendingWriteForm<
    { reason: string; words: string },
    { reason: HandBackReason; words: string }
  >(
    { form: `homework-back.${question.id}`, version: 1 },
    handBackSchema,
    { reason: '', words: '' },
    area,
    (who, given) => handBack(who, question, given),
    onClose,
  );
  const labels = { reason: t('homework.handBack.reason'), words: t('homework.handBack.words') };
  return (
    <PendingWriteForm
      {...{ act, area, labels, onClose }}
      heading={t('homework.handBack.heading')}
      sendLabel={t('homework.handBack.send')}
    >
      <ChipsField
        form={act.form}
        type="radio"
        name="reason"
        label={labels.reason}
        options={handBackReasons.map((value) => ({ value, label: t(`homework.handBack.reasons.${value}`) }))}
      />
      <TextAreaField
        form={act.form}
        name="words"
        label={labels.words}
        hint={t('homework.handBack.hint')}
        isOptional
        rows={3}
      />
    </PendingWriteForm>
  );
}

const declineSchema = v.object({ reason: oneOf(homeworkDeclineReasons) });

/** Declines a question, and shows what whoever asked will read. */
export function DeclineForm({ question, area, onClose }: LeaveFormProps) {
  const { t } = useTranslation('tutor-area');
  const act = usePendingWriteForm<{ reason: string }, { reason: HomeworkDeclineReason }>(
    { form: `homework-decline.${question.id}`, version: 1 },
    declineSchema,
    { reason: '' },
    area,
    (who, { reason }) => decline(who, question, reason),
    onClose,
  );
  const thread = useTranslation('homework-thread');
  const chosen = useWatch({ control: act.form.control, name: 'reason' });
  const reason = homeworkDeclineReasons.find((one) => one === chosen);
  const labels = { reason: t('homework.decline.reason') };
  return (
    <PendingWriteForm
      {...{ act, area, labels, onClose }}
      heading={t('homework.decline.heading')}
      sendLabel={t('homework.decline.send')}
    >
      <ChipsField
        form={act.form}
        type="radio"
        name="reason"
        label={labels.reason}
        options={homeworkDeclineReasons.map((value) => ({
          value,
          label: t(`homework.decline.reasons.${value}`),
        }))}
      />
      <div role="status">
        {reason ? (
          <>
            <p>{t('homework.decline.reads')}</p>
            <blockquote>{thread.t(`declined.${reason}`)}</blockquote>
          </>
        ) : null}
      </div>
    </PendingWriteForm>
  );
}

const worrySchema = v.object({ words: requiredText(limits.longText) });

/** Tells whoever answers for child protection that something is wrong with a question. */
export function WorryForm({ question, area, onClose }: LeaveFormProps) {
  const { t } = useTranslation('tutor-area');
  const act = usePendingWriteForm<{ words: string }, { words: string }>(
    { form: `homework-worry.${question.id}`, version: 1, isOfVisit: true },
    worrySchema,
    { words: '' },
    area,
    (who, { words }) => tellWorry(who, question.id, words),
    onClose,
  );
  const labels = { words: t('homework.worry.words') };
  return (
    <PendingWriteForm
      {...{ act, area, labels, onClose }}
      heading={t('homework.worry.heading')}
      sendLabel={t('homework.worry.send')}
    >
      <TextAreaField
        form={act.form}
        name="words"
        label={labels.words}
        hint={t('homework.worry.hint')}
        rows={4}
      />
    </PendingWriteForm>
  );
}
