import type { HomeworkAnswer, OpenedParts } from '@/entities/homework/question';

/** How much of an answer is shown. */
export type OpenedAnswer = OpenedParts;

/** How far somebody has come with a solved question. */
export interface SolvedProgress {
  readonly opened: OpenedAnswer;
  /** Whether the right answer to the check question is shown. */
  readonly hasKey: boolean;
}

/** The first hint is open from the start. */
export const firstHint: SolvedProgress = {
  opened: { hints: 1, steps: 0, hasResult: false },
  hasKey: false,
};

/** The part that comes next. */
export type NextPart = 'hint' | 'step' | 'nextStep' | 'result';

/** The part to open next: all hints, then each step, then the result; null when all is open. */
export function nextPartOf(
  { hints, steps }: Pick<HomeworkAnswer, 'hints' | 'steps'>,
  opened: OpenedAnswer,
): NextPart | null {
  if (opened.hasResult) return null;
  if (opened.steps === 0 && opened.hints < hints.length) return 'hint';
  if (opened.steps === 0) return 'step';
  return opened.steps < steps.length ? 'nextStep' : 'result';
}

/** What is shown after a part was opened. */
export function openNext(opened: OpenedAnswer, part: NextPart): OpenedAnswer {
  if (part === 'hint') return { ...opened, hints: opened.hints + 1 };
  if (part === 'result') return { ...opened, hasResult: true };
  return { ...opened, steps: opened.steps + 1 };
}
