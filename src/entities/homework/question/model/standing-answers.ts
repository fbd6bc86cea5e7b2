import { answerStandsMs, isConfirmed } from './question-lifecycle';
import type { HomeworkQuestion } from './question';

/**
 * Answers that count in the account of a tutor, as `entities/money/payout` takes them: those that are due,
 * and those that were paid by hand. `standsAt` is when one counts at the latest.
 */
export const standingAnswers = (questions: readonly HomeworkQuestion[], now: Date) =>
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
