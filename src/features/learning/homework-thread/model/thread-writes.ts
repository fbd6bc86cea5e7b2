import { codeHolder, createChangeId, logChange, type ChangedBy } from '@/entities/change-log';
import { concernPath, createConcern } from '@/entities/concern';
import {
  askBack,
  closeQuestion,
  homeworkQuestionPath,
  withdrawQuestion,
  type HelpedAnswer,
  type HomeworkQuestion,
  type Learned,
  type SignedByAsker,
} from '@/entities/homework/question';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import type { Write } from '@/shared/backend';
import type { NewPendingWrite } from '@/shared/pending-writes';

/** What is known of a question that is hidden, too. */
export interface OwnThread {
  readonly ref: string;
  readonly question: Pick<HomeworkQuestion, 'id'>;
}

/** A question with the code of whoever asked. */
export interface OwnQuestion {
  readonly ref: string;
  readonly question: HomeworkQuestion;
}

function act(
  { ref, question }: OwnQuestion,
  event: string,
  writesOf: (signed: SignedByAsker<ChangedBy>) => readonly Write[],
  shown: NewPendingWrite['shown'] = {},
): NewPendingWrite {
  const id = createChangeId();
  return {
    id,
    owner: ref,
    record: homeworkQuestionPath(question.id),
    basis: question.lastChange,
    event,
    writes: writesOf({ id, ref, by: codeHolder, log: logChange }),
    shown,
  };
}

/** Asks back about the answer. */
export const askBackOf = (own: OwnQuestion, words: string, learned: Learned): NewPendingWrite =>
  act(own, 'homework.asked-back', (signed) => askBack(own.question, { words, ...learned }, signed), {
    words,
  });

/** Says whether the answer helped, which closes the question. */
export const closeOf = (
  own: OwnQuestion,
  { helped, mayPublish }: { readonly helped: HelpedAnswer; readonly mayPublish: boolean },
  learned: Learned,
): NewPendingWrite =>
  act(own, 'homework.closed', (signed) =>
    closeQuestion(own.question, { helped, mayPublish, ...learned }, signed),
  );

/** Takes back a question that nobody has claimed. */
export const withdrawOf = (own: OwnQuestion): NewPendingWrite =>
  act(own, 'homework.withdrawn', (signed) => withdrawQuestion(own.question, signed));

/** Tells what is wrong with a thread, to those of the office with the duty `safeguarding`. */
export function tellWrong({ ref, question }: OwnThread, words: string): NewPendingWrite {
  const concern = createReferenceCode('concern');
  const sent = { words, name: '', phone: '', email: '' };
  return {
    id: concern,
    owner: ref,
    record: concernPath(concern),
    event: 'concern.told',
    writes: [
      ...createConcern(concern, sent, { source: 'student', about: question.id }),
      openTracking(concern, { kind: 'safeguarding' }, 'received'),
    ],
    shown: { words },
  };
}
