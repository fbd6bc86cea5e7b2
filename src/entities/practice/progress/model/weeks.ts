import { clockOf, type Answer } from './answer';
import { isRightAlone } from './card';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** Monday, 5 January 1970: ISO weeks begin on Monday. Africa/Accra is UTC all year. */
const firstMonday = 4 * dayMs;

/** Monday of the ISO week of a time, at midnight in Africa/Accra, in milliseconds. */
export const weekStart = (time: number): number =>
  firstMonday + Math.floor((time - firstMonday) / weekMs) * weekMs;

/** Name of an ISO week: `2026-W48`. The week with the year's first Thursday is its first. */
export function weekName(time: number): string {
  const thursday = new Date(weekStart(time) + 3 * dayMs);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / weekMs);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** What was answered in one week. */
export interface WeekFigures {
  readonly week: string;
  /** In milliseconds. */
  readonly start: number;
  readonly answers: number;
  /** Right without a hint. */
  readonly right: number;
}

/**
 * Figures of a topic week by week, oldest first, up to the week of `clock`. Weeks without answers have zeros.
 * Answers count where the clock of the device put them.
 */
export function weeksOf(answers: readonly Answer[], clock: number, weeks: number): readonly WeekFigures[] {
  const current = weekStart(clock);
  const counts = new Map<number, { answers: number; right: number }>();
  for (const answer of answers) {
    const start = weekStart(clockOf(answer));
    const count = counts.get(start) ?? { answers: 0, right: 0 };
    count.answers += 1;
    if (isRightAlone(answer)) count.right += 1;
    counts.set(start, count);
  }
  return Array.from({ length: weeks }, (_, index) => {
    const start = current - (weeks - 1 - index) * weekMs;
    return { week: weekName(start), start, ...(counts.get(start) ?? { answers: 0, right: 0 }) };
  });
}

/** The figures of each topic of a pack that has answers. */
export function weeksByTopic(
  answers: readonly Answer[],
  pack: string,
  clock: number,
  weeks: number,
): ReadonlyMap<string, readonly WeekFigures[]> {
  const byTopic = new Map<string, Answer[]>();
  for (const answer of answers) {
    if (answer.pack !== pack) continue;
    const ofTopic = byTopic.get(answer.topic);
    if (ofTopic) ofTopic.push(answer);
    else byTopic.set(answer.topic, [answer]);
  }
  return new Map([...byTopic].map(([topic, ofTopic]) => [topic, weeksOf(ofTopic, clock, weeks)]));
}
