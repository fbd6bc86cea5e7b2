import {
  maximumHardest,
  type Counted,
  type PracticeSummary,
  type SkillLevel,
} from '@/entities/practice/assignment';

/** An answer of this phone to an assigned question. */
interface AnswerGiven {
  /** In milliseconds since the epoch. */
  readonly at: number;
  readonly question: string;
  readonly topic: string;
  readonly outcome: 'right' | 'wrong';
  readonly misconception?: string;
}

/** Counts ids, the most frequent first. */
function countEach(ids: readonly string[]): readonly Counted[] {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times]
    .map(([id, count]) => ({ id, times: count }))
    .sort((one, other) => other.times - one.times)
    .slice(0, maximumHardest);
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The figures of these answers; null without any.
 * @param levelOf how well the learner knows a topic now; null while nothing can be said
 */
export function summarize(
  pack: string,
  answers: readonly AnswerGiven[],
  levelOf: (topic: string) => SkillLevel | null,
): PracticeSummary | null {
  if (answers.length === 0) return null;
  const wrong = answers.filter(({ outcome }) => outcome === 'wrong');
  const times = answers.map(({ at }) => at);
  const topics = [...new Set(answers.map(({ topic }) => topic))];
  return {
    pack,
    answers: answers.length,
    right: answers.length - wrong.length,
    questions: new Set(answers.map(({ question }) => question)).size,
    from: dayOf(Math.min(...times)),
    until: dayOf(Math.max(...times)),
    skills: topics.flatMap((topic) => {
      const level = levelOf(topic);
      return level === null ? [] : [{ topic, level }];
    }),
    hardest: countEach(wrong.map(({ question }) => question)),
    misconceptions: countEach(wrong.flatMap(({ misconception }) => misconception ?? [])),
  };
}
