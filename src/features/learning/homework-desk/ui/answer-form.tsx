import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import {
  AnswerFields,
  AnswerPreview,
  answerInputFields,
  answerOfInput,
  answerPictureFields,
  filesOfPictures,
  inputOfAnswer,
  inputOfPictures,
  PicturesField,
  picturesOfInput,
  useAnswerLabels,
  usePictureLabels,
  type AnswerInput,
  type AnswerPictureInput,
  type HomeworkQuestion,
  type PicturesOfForm,
} from '@/entities/homework/question';
import { withoutContacts } from '@/shared/contact-words';
import { deskStyles } from '@/shared/desk';
import {
  type DraftName,
  drawnPictureRules,
  OpenedForm,
  useAttachments,
  useDraftedForm,
} from '@/shared/drafts';
import { limits, optionalText } from '@/shared/fields';
import { FormSummary, TextAreaField } from '@/shared/ui/form';
import type { DeskAct } from '../api/homework-desk-api';

type Input = AnswerInput & AnswerPictureInput & { readonly words: string };

const schemaWith = (pictures: PicturesOfForm) =>
  v.lazy((input) =>
    v.object({
      words: v.pipe(optionalText(limits.longText), withoutContacts),
      ...answerInputFields,
      ...answerPictureFields(input as Input, pictures),
    }),
  ) as unknown as v.GenericSchema<Input, Input>;
const empty: Input = { words: '', ...inputOfAnswer(null), ...inputOfPictures() };

interface AnswerFormProps {
  /** Names the draft on this device. */
  name: string;
  question: Pick<HomeworkQuestion, 'id' | 'subject'>;
  /** Whether whoever asked has asked back. */
  isReply: boolean;
  isSending: boolean;
  /** Resolves with whether it was written. */
  send: (act: DeskAct) => Promise<boolean>;
  onClose: () => void;
}

/** The office answers a question itself, in four parts. What is typed is kept on the device. */
export function AnswerForm({ name, question, isReply, isSending, send, onClose }: AnswerFormProps) {
  const { t } = useTranslation(['homework-desk', 'homework-answer']);
  const draftName: DraftName = { form: name, version: 1, isOfAccount: true };
  const photos = useAttachments(draftName, drawnPictureRules);
  const pictures = { chosen: photos.items, earlier: undefined };
  const { form, draft, onSubmit } = useDraftedForm<Input, Input>({
    name: draftName,
    schema: schemaWith(pictures),
    empty,
    hasSummary: true,
    action: {
      run: async ({ words, ...input }) => {
        const isWritten = await send({
          kind: 'answer',
          words,
          answer: answerOfInput(input),
          pictures: picturesOfInput(input, pictures),
          files: filesOfPictures(question.id, pictures),
        });
        if (isWritten) await photos.clear();
        return isWritten;
      },
    },
    onDone: onClose,
  });
  const labels = { words: t('answer.words'), ...useAnswerLabels(), ...usePictureLabels() };
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('answer.heading')}
      labels={labels}
      send={t('answer.send')}
      leave={t('leave')}
      isSending={isSending || photos.isWorking}
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
      <AnswerFields
        form={form as unknown as UseFormReturn<AnswerInput>}
        pictures={
          <PicturesField form={form as unknown as UseFormReturn<AnswerPictureInput>} photos={photos} />
        }
      />
      <AnswerPreview form={form as unknown as UseFormReturn<AnswerInput>} subject={question.subject} />
    </OpenedForm>
  );
}
