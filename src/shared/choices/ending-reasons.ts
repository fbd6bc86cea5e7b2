/** Reasons for ending lessons. */
export const endingReasons = [
  'goal-reached',
  'exam-over',
  'schedule',
  'price',
  'moved',
  'subject-mismatch',
  'did-not-get-on',
  'missed-lessons',
  'no-answer',
  'safety',
  'other',
] as const;

/** Reasons after which nobody looks for another tutor. */
const lastReasons = ['goal-reached', 'exam-over'];

/** Reasons for asking for another tutor. */
export const replacingReasons = endingReasons.filter((reason) => !lastReasons.includes(reason));

export type EndingReason = (typeof endingReasons)[number];
