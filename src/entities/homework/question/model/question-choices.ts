/** Why a question is declined. Each has ready words for whoever asked. */
export const homeworkDeclineReasons = [
  'graded-work',
  'exam-now',
  'unreadable',
  'not-a-question',
  'other',
] as const;

export type HomeworkDeclineReason = (typeof homeworkDeclineReasons)[number];

/** Why a tutor hands a question back to the others. */
export const handBackReasons = ['too-hard', 'no-time', 'not-my-subject', 'cannot-read', 'unwell'] as const;

export type HandBackReason = (typeof handBackReasons)[number];

/** Why the office hides a question. */
export const hideReasons = ['contact', 'unsafe', 'insulting', 'private'] as const;

export type HideReason = (typeof hideReasons)[number];

/** Whether the answer helped. */
export const helpedAnswers = ['yes', 'partly', 'no'] as const;

export type HelpedAnswer = (typeof helpedAnswers)[number];

/** Maximum number of hints and steps of an answer. */
export const maximumHints = 5;
export const maximumSteps = 12;

/** Maximum length of a hint or a step in the form, in characters. */
export const partLength = 600;
