import { createChangeId, logChange, signedByTutor } from '@/entities/change-log';
import { createConcern, concernPath } from '@/entities/concern';
import {
  answerQuestion,
  declineQuestion,
  handBackQuestion,
  homeworkQuestionPath,
  type AnswerPictures,
  type HandBackReason,
  type HomeworkAnswer,
  type HomeworkDeclineReason,
  type HomeworkQuestion,
  type Signed,
} from '@/entities/homework/question';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import type { Write } from '@/shared/backend';
import type { NewPendingWrite, PendingFile, Signature } from '@/shared/pending-writes';

type By = ReturnType<typeof signedByTutor>;

interface Act {
  readonly event: string;
  readonly shown: NewPendingWrite['shown'];
  readonly write: (signed: Signed<By>) => readonly Write[];
}

function act(who: Signature, { id, lastChange }: HomeworkQuestion, made: Act): NewPendingWrite {
  const changeId = createChangeId();
  return {
    id: changeId,
    owner: who.userId,
    basis: lastChange,
    record: homeworkQuestionPath(id),
    event: made.event,
    shown: made.shown,
    writes: made.write({ id: changeId, by: signedByTutor(who), log: logChange }),
  };
}

/** What a tutor sends as an answer, or as a reply, which may leave the earlier answer as it is. */
export interface GivenAnswer {
  readonly words: string;
  readonly answer?: HomeworkAnswer;
  readonly pictures?: AnswerPictures;
}

/**
 * Answers a question that this tutor has claimed. Late answers count while nobody else has claimed it.
 * @param files of the pictures that were not sent before
 */
export const answer = (
  who: Signature,
  question: HomeworkQuestion,
  given: GivenAnswer,
  files: readonly PendingFile[] = [],
): NewPendingWrite => ({
  ...act(who, question, {
    event: 'homework.answered',
    shown: { ...given },
    write: (signed) => answerQuestion(question, { by: 'tutor', ...given }, signed),
  }),
  ...(given.pictures && files.length > 0 && { files }),
});

/** Hands a question back to the other tutors. */
export const handBack = (
  who: Signature,
  question: HomeworkQuestion,
  given: { readonly reason: HandBackReason; readonly words: string },
): NewPendingWrite =>
  act(who, question, {
    event: 'homework.handed-back',
    shown: given,
    write: (signed) => handBackQuestion(question, { ...given, by: 'tutor' }, signed),
  });

/** Declines a question. Whoever asked reads the ready words of the reason. */
export const decline = (
  who: Signature,
  question: HomeworkQuestion,
  reason: HomeworkDeclineReason,
): NewPendingWrite =>
  act(who, question, {
    event: 'homework.declined',
    shown: { reason },
    write: (signed) => declineQuestion(question, { tutor: who.userId, reason }, signed),
  });

/** Event of a worry, which is a record of its own. */
export const worryTold = 'concern.told';

/** Tells that something is wrong with a question. Only those with the duty `safeguarding` read it. */
export function tellWorry(who: Signature, questionId: string, words: string): NewPendingWrite {
  const ref = createReferenceCode('concern');
  return {
    id: ref,
    owner: who.userId,
    record: concernPath(ref),
    event: worryTold,
    shown: { words },
    writes: [
      ...createConcern(
        ref,
        { words: `${who.name}: ${words}`, name: '', phone: '', email: '' },
        { source: 'tutor', about: questionId },
      ),
      openTracking(ref, { kind: 'safeguarding' }, 'received'),
    ],
  };
}
