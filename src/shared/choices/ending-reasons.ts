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

export type EndingReason = (typeof endingReasons)[number];
