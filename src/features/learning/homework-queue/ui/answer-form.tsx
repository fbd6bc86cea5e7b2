import { Tick } from 'design-system';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  AnswerFields,
  AnswerPreview,
  filesOfPictures,
  PicturesField,
  useAnswerLabels,
  usePictureLabels,
  type AnswerInput,
  type AnswerPictureInput,
  type AnswerPictures,
  type HomeworkAnswer,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { PendingWriteForm, usePendingWriteForm } from '@/entities/tutor';
import { type DraftName, drawnPictureRules, useAttachments } from '@/shared/drafts';
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
  /** Its pictures. */
  pictures: AnswerPictures | undefined;
  area: HomeworkArea;
  onClose: () => void;
}

/**
 * An answer in four parts, or a reply to whoever asked back. What is typed stays on this phone until it is
 * sent, also when the claim lapses meanwhile.
 */
export function AnswerForm({ question, earlier, pictures, area, onClose }: AnswerFormProps) {
  const { t } = useTranslation('tutor-area');
  const name: DraftName = {
    form: `homework-answer.${question.id}.${question.asksBack}`,
    version: 1,
    isOfAccount: true,
  };
  const photos = useAttachments(name, drawnPictureRules);
  const given = { chosen: photos.items, earlier: pictures };
  const act = usePendingWriteForm<AnswerFormInput, GivenAnswer>(
    name,
    answerFormSchema(given),
    emptyAnswerForm(earlier, pictures),
    area,
    (who, typed) => answer(who, question, typed, filesOfPictures(question.id, given)),
    onClose,
  );
  const { form, draft } = act;
  const hasAnswer = useWatch({ control: form.control, name: 'hasAnswer' });
  const labels = { words: t('homework.answer.words'), ...useAnswerLabels(), ...usePictureLabels() };
  /** Adds a ready sentence to what stands in a field. */
  const add = (name: 'words' | 'about', text: string) => {
    const before = form.getValues(name).trimEnd();
    form.setValue(name, before === '' ? text : `${before}\n${text}`, { shouldDirty: true });
    draft.keep();
    form.setFocus(name);
  };
  return (
    <PendingWriteForm
      {...{ area, labels, onClose }}
      // A picture that is being made small goes with it.
      act={{ ...act, isRunning: act.isRunning || photos.isWorking }}
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
          <AnswerFields
            form={form as unknown as UseFormReturn<AnswerInput>}
            pictures={
              <PicturesField
                form={form as unknown as UseFormReturn<AnswerPictureInput>}
                photos={photos}
                earlier={pictures}
              />
            }
          />
          <AnswerPreview form={form as unknown as UseFormReturn<AnswerInput>} subject={question.subject} />
        </>
      ) : null}
    </PendingWriteForm>
  );
}
