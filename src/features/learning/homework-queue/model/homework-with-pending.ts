import { homeworkQuestionPath, type HomeworkQuestion } from '@/entities/homework/question';
import { actsOfRecord, pendingWritesOver, type PendingWrite, type Shown } from '@/shared/pending-writes';

const questionAfter = (question: HomeworkQuestion, act: PendingWrite): HomeworkQuestion => {
  const moved = { ...question, movedAt: act.addedAt, lastChange: act.id };
  switch (act.event) {
    case 'homework.answered':
      return { ...moved, state: 'answered', answeredAt: act.addedAt };
    case 'homework.handed-back':
      return { ...moved, state: 'open', tutor: '', claimedAt: '' };
    case 'homework.declined':
      return { ...moved, state: 'declined', tutor: act.owner };
    default:
      return question;
  }
};

/** Questions with the acts of this phone applied. Keeps the order. */
export const homeworkWithPending = (
  questions: readonly HomeworkQuestion[],
  acts: readonly PendingWrite[],
): readonly Shown<HomeworkQuestion>[] =>
  questions.map((question) => {
    const record = homeworkQuestionPath(question.id);
    const over = pendingWritesOver(acts, record, question.lastChange);
    return { ...actsOfRecord(acts, record), item: over.reduce(questionAfter, question) };
  });
