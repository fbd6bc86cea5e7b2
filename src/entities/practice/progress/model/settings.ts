/** How a profile wants to practise. */
export interface PracticeSettings {
  readonly shuffle: boolean;
  /** Questions of a set. */
  readonly questions: number;
  /** Minutes of a set; null without a timer. */
  readonly minutes: number | null;
  readonly marks: number;
  /** Whether a wrong answer takes marks off. */
  readonly negativeMarks: boolean;
  readonly showAnswers: 'at-once' | 'at-end';
}

export const defaultSettings: PracticeSettings = {
  shuffle: true,
  questions: 10,
  minutes: null,
  marks: 1,
  negativeMarks: false,
  showAnswers: 'at-once',
};

/** Limits of what can be chosen. */
export const settingLimits = {
  questions: { least: 5, most: 60 },
  minutes: { least: 1, most: 180 },
  marks: { least: 1, most: 10 },
} as const;
