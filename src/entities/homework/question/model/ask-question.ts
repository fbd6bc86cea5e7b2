import { serverTime, type Write } from '@/shared/backend';
import { askerLinkPath, homeworkPath, homeworkState } from './homework';
import { homeworkQuestionPath, type HomeworkPicture, type HomeworkQuestion } from './question';
import { homeworkQuestionLifecycle } from './question-lifecycle';
import { untouchedQuestion } from './untouched-question';

/** What somebody asks. */
export interface NewHomeworkQuestion extends Pick<
  HomeworkQuestion,
  'subject' | 'schoolClass' | 'question' | 'tried' | 'dueOn'
> {
  /** At most three, in order. Their files are put after the batch, with the question as their owner. */
  readonly pictures: readonly HomeworkPicture[];
}

/**
 * Creates the question, the record of its code and the link between them. The tracking (`openTracking`, in
 * the state `homeworkState`, with the topic of `topicOfHomework`) belongs in the same batch.
 * @param ref code of whoever asks
 * @param id of the question, a random UUID that is the same whenever the batch is sent again
 */
export function askQuestion(ref: string, id: string, asked: NewHomeworkQuestion): readonly Write[] {
  const { subject, schoolClass, question, tried, dueOn, pictures } = asked;
  const [first = '', second = '', third = ''] = pictures;
  const record = {
    state: homeworkQuestionLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: '',
    isSample: false,
    subject,
    schoolClass,
    question,
    tried,
    dueOn,
    files: { first, second, third },
    ...untouchedQuestion,
  };
  const code = { state: homeworkState, createdAt: serverTime, isSample: false, question: id };
  return [
    { type: 'create', path: homeworkQuestionPath(id), data: record },
    { type: 'create', path: askerLinkPath(id), data: { ref } },
    { type: 'create', path: homeworkPath(ref), data: code },
  ];
}

/** What the holder of the code reads of a question in its tracking. */
export const topicOfHomework = ({
  schoolClass,
  subject,
}: Pick<HomeworkQuestion, 'schoolClass' | 'subject'>) =>
  ({ kind: 'homework', schoolClass, subject }) as const;
