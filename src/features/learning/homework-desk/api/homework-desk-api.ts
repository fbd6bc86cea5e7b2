import { logChange, submitTransition, type Staff } from '@/entities/change-log';
import {
  answerQuestion,
  askerLinkPath,
  closeByOffice,
  declineQuestion,
  handBackQuestion,
  hideQuestion,
  homeworkPath,
  homeworkQuestionPath,
  junkQuestion,
  mergeQuestion,
  parseAskerLink,
  parseHomework,
  payAnswer,
  reopenQuestion,
  restoreQuestion,
  showQuestion,
  type AnswerPictures,
  type HandBackReason,
  type HideReason,
  type HomeworkAnswer,
  type HomeworkDeclineReason,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { readClosedMonths } from '@/entities/money/closing';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { BackendFailure, type DocumentsPort, type Write } from '@/shared/backend';
import { putFiles, type PendingFile } from '@/shared/pending-writes';

/** What the office does with a question. */
export type DeskAct =
  | { readonly kind: 'close' | 'reopen' | 'show' | 'junk' | 'restore' | 'pay' }
  | { readonly kind: 'hide'; readonly reason: HideReason }
  | { readonly kind: 'decline'; readonly reason: HomeworkDeclineReason }
  | { readonly kind: 'hand-back'; readonly reason: HandBackReason }
  | { readonly kind: 'merge'; readonly into: string }
  | {
      readonly kind: 'answer';
      readonly words: string;
      readonly answer: HomeworkAnswer;
      readonly pictures: AnswerPictures | undefined;
      /** Of the pictures. They are put before the answer. */
      readonly files: readonly PendingFile[];
    };

interface OnQuestion extends Pressed {
  /** As the office saw it. The change fails when somebody else has moved it since. */
  readonly question: HomeworkQuestion;
  readonly by: Staff;
  readonly act: DeskAct;
}

/** The code of whoever asked, who is told why the question is hidden. */
async function askerOf(documents: DocumentsPort, id: string): Promise<string> {
  const link = await documents.get(askerLinkPath(id));
  if (!link) throw new BackendFailure('not-found', `homework question ${id} has no code`);
  return parseAskerLink(id, link);
}

async function writesOf(
  { actionId: id, question, by, act }: OnQuestion,
  documents: DocumentsPort,
): Promise<readonly Write[]> {
  const signed = { id, by, log: logChange };
  switch (act.kind) {
    case 'close':
      return closeByOffice(question, signed);
    case 'reopen':
      return reopenQuestion(question, signed);
    case 'show':
      return showQuestion(question, signed);
    case 'junk':
      return junkQuestion(question, signed);
    case 'restore':
      return restoreQuestion(question, signed);
    case 'pay':
      return payAnswer(question.id, signed);
    case 'hide':
      return hideQuestion(
        question,
        { ref: await askerOf(documents, question.id), reason: act.reason },
        signed,
      );
    case 'decline':
      return declineQuestion(question, { tutor: null, reason: act.reason }, signed);
    case 'hand-back':
      return handBackQuestion(question, { reason: act.reason, words: '', by: 'office' }, signed);
    case 'merge':
      return mergeQuestion(question, act.into, signed);
    case 'answer': {
      const { words, answer, pictures } = act;
      return answerQuestion(question, { by: 'office', words, answer, pictures }, signed);
    }
  }
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Id of the question of a code, which somebody on the phone says; null when there is none. */
    questionOfCode: build.query<string | null, string>({
      queryFn: withBackend(async ({ documents }, ref) => {
        const data = await documents.get(homeworkPath(ref));
        return data && parseHomework(ref, data).question;
      }),
    }),
    /** Moves, answers or marks a question, in one commit with the change log. */
    actOnQuestion: build.mutation<null, OnQuestion>({
      queryFn: withBackend(async ({ documents, files }, given) => {
        const { act, question } = given;
        if (act.kind === 'pay' && (await readClosedMonths(documents)).length > 0)
          throw new BackendFailure('changed', 'answers are paid in runs once a month is closed');
        if (act.kind === 'answer') await putFiles(files, act.files);
        await submitTransition(
          documents,
          { record: homeworkQuestionPath(question.id), from: question.state },
          await writesOf(given, documents),
        );
        return null;
      }),
    }),
  }),
});

export const { useQuestionOfCodeQuery } = api;
export const useActOnQuestionMutation = onePress(api.useActOnQuestionMutation);
