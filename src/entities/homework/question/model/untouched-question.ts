import type { OpenedParts } from './question';

/** Nothing of the answer was opened. */
export const nothingOpened: OpenedParts = { hints: 0, steps: 0, hasResult: false };

/** The rest of a question that nobody has looked at. */
export const untouchedQuestion = {
  tutor: '',
  claimedAt: '',
  answeredAt: '',
  asksBack: 0,
  opened: nothingOpened,
  checkAnswer: '',
  helped: '',
  mayPublish: false,
  reason: '',
  rate: 0,
  isPaid: false,
  mergedInto: '',
  solved: '',
} as const;
