import type { HomeworkQuestion } from '@/entities/homework/question';
import type { HomeworkFigures } from '@/entities/site-figure';

const minuteMs = 60_000;
const dayMs = 86_400_000;

type Timed = Pick<HomeworkQuestion, 'subject' | 'createdAt' | 'dueOn'>;

/**
 * When an answer is expected, in milliseconds since the epoch: after the time in which nine of ten questions
 * of the subject were answered, or at the end of the day on which it is due, if that is earlier. Null without
 * either.
 */
export function answerBy({ subject, createdAt, dueOn }: Timed, figures: HomeworkFigures): number | null {
  const minutes = figures[subject]?.p90Minutes;
  const times = [
    ...(minutes === undefined ? [] : [Date.parse(createdAt) + minutes * minuteMs]),
    // Ghana's time is UTC.
    ...(dueOn === '' ? [] : [Date.parse(`${dueOn}T00:00:00.000Z`) + dayMs]),
  ];
  return times.length === 0 ? null : Math.min(...times);
}

/** Comparator: the question whose answer is expected first. One without a time ranks as if after a day. */
export const expectedFirst =
  (figures: HomeworkFigures) =>
  (one: Timed, other: Timed): number => {
    const at = (question: Timed) => answerBy(question, figures) ?? Date.parse(question.createdAt) + dayMs;
    return at(one) - at(other);
  };
