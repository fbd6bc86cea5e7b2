import type { HomeworkAnswer, OpenedParts } from '@/entities/homework/question';

/** Parts of an answer that are opened one at a time. */
export type ClosedPart = 'hint' | 'step' | 'result';

type Parts = Pick<HomeworkAnswer, 'hints' | 'steps'>;

/** What opens next: the hints, then the steps, the result last. Null when all is open. */
export function nextPart({ hints, steps }: Parts, opened: OpenedParts): ClosedPart | null {
  if (opened.hasResult) return null;
  if (opened.hints < hints.length) return 'hint';
  return opened.steps < steps.length ? 'step' : 'result';
}

/** Opens one more part. */
export function openNext(answer: Parts, opened: OpenedParts): OpenedParts {
  switch (nextPart(answer, opened)) {
    case 'hint':
      return { ...opened, hints: opened.hints + 1 };
    case 'step':
      return { ...opened, steps: opened.steps + 1 };
    case 'result':
      return { ...opened, hasResult: true };
    default:
      return opened;
  }
}

/** What was opened here or told before, as far as the answer has it: a corrected one may be shorter. */
export const openedOf = ({ hints, steps }: Parts, here: OpenedParts, told: OpenedParts): OpenedParts => ({
  hints: Math.min(hints.length, Math.max(here.hints, told.hints)),
  steps: Math.min(steps.length, Math.max(here.steps, told.steps)),
  hasResult: here.hasResult || told.hasResult,
});
