import { answerStandsMs, isConfirmed } from './question-lifecycle';
import type { HomeworkQuestion } from './question';

/** An answer that counts in the account of a tutor. */
export interface StandingAnswer {
  readonly id: string;
  readonly tutorId: string;
  /** ISO 8601. */
  readonly answeredAt: string;
  /** When it counts at the latest; ISO 8601. */
  readonly standsAt: string;
  /** In pesewas, above 0. */
  readonly rate: number;
  /** The office has noted by hand that it was paid. */
  readonly isPaid: boolean;
}

/** Answers that count in the account of a tutor: those that are due, and those that were paid by hand. */
export const standingAnswers = (
  questions: readonly HomeworkQuestion[],
  now: Date,
): readonly StandingAnswer[] =>
  questions
    .filter(
      (question) =>
        question.tutor !== '' && question.rate > 0 && (question.isPaid || isConfirmed(question, now)),
    )
    .map(({ id, tutor, answeredAt, rate, isPaid }) => {
      // Not when it was closed, which may be sooner: a closed month must not gain an entry later.
      const standsAt = new Date(Date.parse(answeredAt) + answerStandsMs).toISOString();
      return { id, tutorId: tutor, answeredAt, standsAt, rate, isPaid };
    });
