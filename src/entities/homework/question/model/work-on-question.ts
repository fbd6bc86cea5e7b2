import { serverTime, type Write } from '@/shared/backend';
import type { AnswerPictures } from './answer-pictures';
import type { HomeworkQuestion } from './question';
import type { HandBackReason, HomeworkDeclineReason } from './question-choices';
import type { HomeworkAnswer } from './question-message';
import { homeworkTakenOver } from './question-lifecycle';
import { moveQuestion, noteQuestion, sayInThread, type KnownQuestion, type Signed } from './write-transition';

/** Who claims, and for what rate. */
interface Claim {
  /** Account of the tutor. */
  readonly tutor: string;
  /** `homeworkRate` of the site's settings, in pesewas. */
  readonly rate: number;
}

/** A tutor claims a question that is open, or whose claim by another has lapsed. Of two, one is refused. */
export function claimQuestion<By>(
  question: KnownQuestion & Pick<HomeworkQuestion, 'tutor'>,
  { tutor, rate }: Claim,
  signed: Signed<By>,
): readonly Write[] {
  const changes = { tutor, rate, claimedAt: serverTime, reason: '' };
  if (question.state !== 'claimed')
    return moveQuestion(question, signed, { event: 'homework.claimed', to: 'claimed', changes });
  return noteQuestion(question.id, signed, {
    event: homeworkTakenOver,
    before: { tutor: question.tutor },
    after: { tutor },
    changes,
  });
}

/**
 * A tutor hands a claimed question back to the others; the office may too.
 * @param words for the next tutor; empty for none
 */
export const handBackQuestion = <By>(
  question: KnownQuestion,
  { reason, words, by }: { readonly reason: HandBackReason; readonly words: string; readonly by: Answerer },
  signed: Signed<By>,
): readonly Write[] => [
  ...moveQuestion(question, signed, {
    event: 'homework.handed-back',
    to: 'open',
    changes: { tutor: '', claimedAt: '', rate: 0, reason },
  }),
  ...(words === '' ? [] : [sayInThread(question.id, signed.id, { by, kind: 'hand-back', words })]),
];

/** Who answers. */
type Answerer = 'tutor' | 'office';

/** An answer, or after an ask back a reply, whose answer may be the earlier one put right. */
export interface NewHomeworkAnswer {
  readonly by: Answerer;
  /** May be empty beside an answer. */
  readonly words: string;
  readonly answer?: HomeworkAnswer;
  /** Only beside an answer. Their files are put before the batch, with the question as their owner. */
  readonly pictures?: AnswerPictures | undefined;
}

/**
 * A tutor answers a claimed question. The office answers an open one without a claim; one that a tutor has
 * answered before stays that tutor's.
 */
export function answerQuestion<By>(
  question: KnownQuestion & Pick<HomeworkQuestion, 'asksBack'>,
  { by, words, answer, pictures }: NewHomeworkAnswer,
  signed: Signed<By>,
): readonly Write[] {
  const isReply = question.asksBack > 0;
  const taken = by === 'office' && !isReply ? { tutor: '', claimedAt: '', rate: 0 } : {};
  return [
    ...moveQuestion(question, signed, {
      event: 'homework.answered',
      to: 'answered',
      changes: { ...taken, answeredAt: serverTime, reason: '' },
    }),
    sayInThread(question.id, signed.id, {
      by,
      kind: isReply ? 'reply' : 'answer',
      words,
      ...(answer && { answer }),
      ...(answer && pictures && { pictures }),
    }),
  ];
}

/**
 * A tutor declines a question for a reason that has ready words.
 * @param tutor account of the tutor; null for the office
 */
export const declineQuestion = <By>(
  question: KnownQuestion,
  { tutor, reason }: { readonly tutor: string | null; readonly reason: HomeworkDeclineReason },
  signed: Signed<By>,
): readonly Write[] =>
  moveQuestion(question, signed, {
    event: 'homework.declined',
    to: 'declined',
    changes: { ...(tutor !== null && { tutor }), rate: 0, reason },
  });
