import { Tick } from 'design-system';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  AnswerFields,
  useAnswerLabels,
  type AnswerInput,
  type HomeworkAnswer,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { PendingWriteForm, usePendingWriteForm } from '@/entities/tutor';
import { TextAreaField } from '@/shared/ui/form';
import { answerFormSchema, emptyAnswerForm, type AnswerFormInput } from '../model/answer-form';
import { answer, type GivenAnswer } from '../model/homework-acts';
import type { HomeworkArea } from '../model/homework-area';
import { ReadyWords } from './ready-words';
import { SymbolRow } from './symbol-row';

interface AnswerFormProps {
  question: HomeworkQuestion;
  /** The latest answer of the thread; null before there is one. */
  earlier: HomeworkAnswer | null;
  area: HomeworkArea;
  onClose: () => void;
}

/**
 * An answer in four parts, or a reply to whoever asked back. What is typed stays on this phone until it is
 * sent, also when the claim lapses meanwhile.
 */
export function AnswerForm({ question, earlier, area, onClose }: AnswerFormProps) {
  const { t } = useTranslation('tutor-area');
  const act = usePendingWriteForm<AnswerFormInput, GivenAnswer>(
    { form: `homework-answer.${question.id}.${question.asksBack}`, version: 1 },
    answerFormSchema,
    emptyAnswerForm(earlier),
    area,
    (who, given) => answer(who, question, given),
    onClose,
  );
  const { form, draft } = act;
  const hasAnswer = useWatch({ control: form.control, name: 'hasAnswer' });
  const labels = { words: t('homework.answer.words'), ...useAnswerLabels() };
  /** Adds a ready sentence to what stands in a field. */
  const add = (name: 'words' | 'about', text: string) => {
    const before = form.getValues(name).trimEnd();
    form.setValue(name, before === '' ? text : `${before}\n${text}`, { shouldDirty: true });
    draft.keep();
    form.setFocus(name);
  };
  return (
    <PendingWriteForm
      {...{ act, area, labels, onClose }}
      heading={t(earlier ? 'homework.answer.replyHeading' : 'homework.answer.heading')}
      sendLabel={t(earlier ? 'homework.answer.sendReply' : 'homework.answer.send')}
    >
      <SymbolRow />
      <TextAreaField
        form={form}
        name="words"
        rows={3}
        label={labels.words}
        hint={t(earlier ? 'homework.answer.replyHint' : 'homework.answer.wordsHint')}
        isOptional={hasAnswer}
      />
      <ReadyWords
        heading={t('homework.answer.diagnoses')}
        texts={t('homework.diagnoses', { returnObjects: true })}
        onChoose={(text) => add('words', text)}
      />
      {earlier ? <Tick {...form.register('hasAnswer')}>{t('homework.answer.putRight')}</Tick> : null}
      {hasAnswer ? (
        <>
          <ReadyWords
            heading={t('homework.answer.openings')}
            texts={t('homework.openings', { returnObjects: true })}
            onChoose={(text) => add('about', text)}
          />
          <AnswerFields form={form as unknown as UseFormReturn<AnswerInput>} />
        </>
      ) : null}
    </PendingWriteForm>
  );
}
