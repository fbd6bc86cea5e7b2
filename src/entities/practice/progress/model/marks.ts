import type { PracticeSettings } from './settings';

/** Part of a question's marks that a wrong answer takes off. */
const penalty = 1 / 4;

/** Marks of a set. Questions without an answer cost nothing, and the whole is never below 0. */
export const marksOf = (
  { marks, negativeMarks }: Pick<PracticeSettings, 'marks' | 'negativeMarks'>,
  { right, wrong }: { readonly right: number; readonly wrong: number },
): number => Math.max(0, marks * (right - (negativeMarks ? wrong * penalty : 0)));
