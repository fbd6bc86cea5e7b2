import type { GivenAnswer, NewAnswer, QuestionRef } from './answer';

/** A profile has one sitting of each kind at most. All are open but `mock-result`, the last submitted one. */
export type SittingKind = 'practice' | 'plan' | 'mock-paper' | 'mock-result' | 'assignment';

/** What was given at one place of a sitting. Without an outcome it is not judged yet, as in a mock paper. */
export interface GivenAt {
  readonly given: GivenAnswer;
  readonly hintsUsed: number;
  readonly outcome?: NewAnswer['outcome'];
  readonly misconception?: string;
}

/** Questions that a profile is answering, with what was given so far. */
export interface Sitting {
  readonly profile: string;
  readonly kind: SittingKind;
  readonly id: string;
  /** By the clock of the device, in milliseconds since the epoch. */
  readonly openedAt: number;
  readonly questions: readonly QuestionRef[];
  /** Index of the shown question. */
  readonly position: number;
  /** By index of the question. */
  readonly given: Readonly<Record<string, GivenAt>>;
  /** What the screen needs besides: the section of a mock paper and its remaining time. */
  readonly details: GivenAnswer;
}

/** Names one sitting. Changes to another one than the stored are refused. */
export type SittingRef = Pick<Sitting, 'kind' | 'id'>;

/** What changes. Given answers are added to those of the other places, which another tab may have given. */
export type SittingChange = Partial<Pick<Sitting, 'questions' | 'position' | 'given' | 'details'>>;

export const applyChange = (sitting: Sitting, { given, ...change }: SittingChange): Sitting => ({
  ...sitting,
  ...change,
  given: given ? { ...sitting.given, ...given } : sitting.given,
});
