import type { Answer, NewAnswer } from '../../src/entities/practice/progress/model/answer';

/** An answer to a question, for tests. */
export const answerOf = (question: string, outcome: NewAnswer['outcome'] = 'right'): NewAnswer => ({
  pack: 'bece-math',
  question,
  version: 1,
  topic: 'ratio-and-proportion',
  outcome,
  hintsUsed: 0,
  given: outcome === 'right' ? 0 : 1,
});

/** A kept answer, for tests. */
export const kept = (question: string, at: number, more: Partial<NewAnswer> = {}): Answer => ({
  ...answerOf(question, more.outcome),
  ...more,
  profile: 'ama',
  id: `${question}-${at}`,
  at,
});
