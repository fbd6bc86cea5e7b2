import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import {
  askQuestion,
  homeworkQuestionPath,
  homeworkState,
  pictureOfFile,
  topicOfHomework,
  type HomeworkPicture,
} from '@/entities/homework/question';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { useAttachments, useDraftValues, useFormDraft, type Attachments } from '@/shared/drafts';
import { routes } from '@/shared/routes';
import { useSubmission, type SubmittedFile } from '@/shared/submission';
import { emptyQuestion, questionSchema, type AskedQuestion, type Question } from './question';
import { questionDraft } from './question-draft';

type Photos = Attachments['items'];

const toPictures = (photos: Photos): readonly HomeworkPicture[] =>
  photos.map(({ id, file }) => pictureOfFile(id, file));

const toSubmittedFiles = (photos: Photos, owner: string): readonly SubmittedFile[] =>
  photos.map(({ id, file }) => {
    const { name, type } = pictureOfFile(id, file);
    return { id, owner, name, type, file, kind: '' };
  });

/** What a press of Send fixes for its repeats: the same content is the same question. */
interface Press {
  readonly content: string;
  readonly questionId: string;
}

const now = () => new Date();

/** State of the form with which somebody asks. */
export function useAskForm() {
  const photos = useAttachments(questionDraft);
  const form = useForm<Question, unknown, AskedQuestion>({
    defaultValues: useDraftValues(questionDraft, emptyQuestion),
    resolver: (...given) => valibotResolver(questionSchema(photos.items.length > 0, now))(...given),
    shouldFocusError: false,
  });
  const draft = useFormDraft(questionDraft, form, emptyQuestion);
  const press = useRef<Press | null>(null);
  const submission = useSubmission(() => createReferenceCode('homework'), {
    ...draft,
    source: { ...questionDraft, editAt: routes.homework },
    values: () => ({ ...form.getValues() }),
  });
  const commit = (asked: AskedQuestion) => {
    const pictures = toPictures(photos.items);
    const content = JSON.stringify({ asked, pictures });
    const again = press.current?.content === content ? press.current : null;
    const { questionId } = again ?? { questionId: crypto.randomUUID() };
    press.current = { content, questionId };
    return submission.send(
      (ref) => [
        ...askQuestion(ref, questionId, { ...asked, pictures }),
        openTracking(ref, topicOfHomework(asked), homeworkState),
      ],
      () => toSubmittedFiles(photos.items, homeworkQuestionPath(questionId)),
    );
  };
  const discard = () => {
    draft.discard();
    void photos.clear();
  };
  return {
    form,
    draft: { ...draft, discard },
    photos,
    submission,
    send: (event: SyntheticEvent) => void form.handleSubmit(commit)(event),
  };
}
