import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import {
  AnswerFields,
  answerInputFields,
  answerOfInput,
  inputOfAnswer,
  useAnswerLabels,
  type AnswerInput,
} from '@/entities/homework/question';
import { withoutContacts } from '@/shared/contact-words';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { limits, optionalText } from '@/shared/fields';
import { FormSummary, TextAreaField } from '@/shared/ui/form';
import type { DeskAct } from '../api/homework-desk-api';

type Input = AnswerInput & { readonly words: string };

const schema = v.object({
  words: v.pipe(optionalText(limits.longText), withoutContacts),
  ...answerInputFields,
});
const empty: Input = { words: '', ...inputOfAnswer(null) };

interface AnswerFormProps {
  /** Names the draft on this device. */
  name: string;
  /** Whether whoever asked has asked back. */
  isReply: boolean;
  isSending: boolean;
  /** Resolves with whether it was written. */
  send: (act: DeskAct) => Promise<boolean>;
  onClose: () => void;
}

/** The office answers a question itself, in four parts. What is typed is kept on the device. */
export function AnswerForm({ name, isReply, isSending, send, onClose }: AnswerFormProps) {
  const { t } = useTranslation(['homework-desk', 'homework-answer']);
  const { form, draft, onSubmit } = useDraftedForm<Input, Input>({
    name: { form: name, version: 1, isOfAccount: true },
    schema,
    empty,
    hasSummary: true,
    action: {
      run: ({ words, ...input }) => send({ kind: 'answer', words, answer: answerOfInput(input) }),
    },
    onDone: onClose,
  });
  const labels = { words: t('answer.words'), ...useAnswerLabels() };
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('answer.heading')}
      labels={labels}
      send={t('answer.send')}
      leave={t('leave')}
      isSending={isSending}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <TextAreaField
        form={form}
        name="words"
        rows={2}
        label={labels.words}
        hint={t(isReply ? 'answer.replyHint' : 'answer.wordsHint')}
        isOptional
      />
      <AnswerFields form={form as unknown as UseFormReturn<AnswerInput>} />
    </OpenedForm>
  );
}
