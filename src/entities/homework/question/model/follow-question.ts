import { serverTime, type Write } from '@/shared/backend';
import { writeAskerAct } from './homework';
import type { HomeworkQuestion, OpenedParts } from './question';
import type { HelpedAnswer } from './question-choices';
import { moveQuestion, sayInThread, type KnownQuestion, type SignedByAsker } from './write-transition';

/** What whoever asked has done with the answer. */
export interface Learned {
  readonly opened: OpenedParts;
  /** What was typed as the answer to the check question; may be empty. */
  readonly checkAnswer: string;
}

/** Whoever asked asks back about an answer. The same tutor replies, or after two hours another. */
export const askBack = <By>(
  question: KnownQuestion & Pick<HomeworkQuestion, 'asksBack'>,
  { words, opened, checkAnswer }: Learned & { readonly words: string },
  signed: SignedByAsker<By>,
): readonly Write[] => [
  ...moveQuestion(question, signed, {
    event: 'homework.asked-back',
    to: 'claimed',
    changes: { asksBack: question.asksBack + 1, claimedAt: serverTime, opened, checkAnswer },
  }),
  sayInThread(question.id, signed.id, { by: 'asker', kind: 'ask-back', words }),
  writeAskerAct(signed.ref, signed.id, question.id, 'homework.asked-back'),
];

/** Whoever asked says whether the answer helped, and whether it may be published. */
export const closeQuestion = <By>(
  question: KnownQuestion,
  {
    helped,
    mayPublish,
    opened,
    checkAnswer,
  }: Learned & { readonly helped: HelpedAnswer; readonly mayPublish: boolean },
  signed: SignedByAsker<By>,
): readonly Write[] => [
  ...moveQuestion(question, signed, {
    event: 'homework.closed',
    to: 'closed',
    changes: { helped, mayPublish, opened, checkAnswer },
  }),
  writeAskerAct(signed.ref, signed.id, question.id, 'homework.closed'),
];

/** Whoever asked takes back a question that nobody has claimed. */
export const withdrawQuestion = <By>(
  question: KnownQuestion,
  signed: SignedByAsker<By>,
): readonly Write[] => [
  ...moveQuestion(question, signed, { event: 'homework.withdrawn', to: 'withdrawn' }),
  writeAskerAct(signed.ref, signed.id, question.id, 'homework.withdrawn'),
];
