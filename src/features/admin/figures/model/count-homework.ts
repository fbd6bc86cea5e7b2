import type { HomeworkQuestion } from '@/entities/homework/question';
import type { HomeworkFigures } from '@/entities/site-figure';
import type { Subject } from '@/shared/ghana';
import { quantile } from './quantile';

/** Answers older than this many days do not count. */
const countedDays = 60;

/** With fewer answers nothing is said of a subject. */
const fewestAnswers = 5;

const [minuteMs, dayMs] = [60_000, 86_400_000];

type Counted = Pick<
  HomeworkQuestion,
  'id' | 'subject' | 'createdAt' | 'answeredAt' | 'asksBack' | 'isSample'
>;

/** Answers before this time do not count. */
export const countedSince = (now: Date): string =>
  new Date(now.getTime() - countedDays * dayMs).toISOString();

/** Answered questions of the last 60 days, without samples. */
export function answeredLately<Question extends Counted>(
  questions: readonly Question[],
  now: Date,
): readonly Question[] {
  return questions.filter(({ answeredAt, isSample }) => answeredAt >= countedSince(now) && !isSample);
}

/**
 * Minutes from a question to its first answer by subject, rounded up: median and 90th percentile, from five
 * answers on.
 * @param firstAnswers when those were answered first that were asked back about, by id
 */
export function countHomework(
  questions: readonly Counted[],
  firstAnswers: ReadonlyMap<string, string>,
  now: Date,
): HomeworkFigures {
  const minutes = new Map<Subject, number[]>();
  for (const { id, subject, createdAt, answeredAt } of answeredLately(questions, now)) {
    const at = firstAnswers.get(id) ?? answeredAt;
    const took = Math.max(Math.ceil((Date.parse(at) - Date.parse(createdAt)) / minuteMs), 1);
    minutes.set(subject, [...(minutes.get(subject) ?? []), took]);
  }
  return Object.fromEntries(
    [...minutes]
      .filter(([, took]) => took.length >= fewestAnswers)
      .map(([subject, took]) => {
        const sorted = took.sort((one, other) => one - other);
        const figures = { medianMinutes: quantile(sorted, 0.5), p90Minutes: quantile(sorted, 0.9) };
        return [subject, { answered: sorted.length, ...figures }];
      }),
  );
}
