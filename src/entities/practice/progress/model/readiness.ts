import { clockOf, type Answer } from './answer';
import { countAnswers, type PracticeCard } from './card';
import { packMastery, type Mastery } from './mastery';

const dayMs = 86_400_000;

/** Answers that count as recent, in days. */
export const recentDays = 14;

/** Fewer answers in a pack say nothing of readiness. */
const fewestAnswers = 20;

/** What was counted. Shown beside the signal, so that everybody sees what it is computed from. */
export interface ReadinessFigures {
  /** Topics of the pack. */
  readonly topics: number;
  readonly answeredTopics: number;
  readonly steadyTopics: number;
  readonly needHelpTopics: number;
  /** Answers in the pack, of all time. */
  readonly answers: number;
  readonly recentAnswers: number;
}

/** A signal, never a grade: nobody knows a grade from practice. */
export type Readiness = ReadinessFigures &
  (
    | { readonly kind: 'not-enough-answers'; readonly missing: number }
    | { readonly kind: 'starting' | 'on-the-way' | 'mostly-steady' | 'was-steady' }
  );

export interface ReadinessInputs {
  readonly pack: string;
  /** Ids of all topics of the pack that the profile's exam asks. */
  readonly topics: readonly string[];
  /** Cards of the pack. */
  readonly cards: readonly PracticeCard[];
  /** Answers of the last days, in any pack. */
  readonly recent: readonly Answer[];
  /** The clock of the device, in milliseconds. */
  readonly clock: number;
}

function countFigures({ pack, topics, cards, recent, clock }: ReadinessInputs): ReadinessFigures {
  const mastery = packMastery(cards).topics;
  const count = (state: Mastery['state']) =>
    topics.filter((topic) => (mastery.get(topic)?.state ?? 'not-started') === state).length;
  return {
    topics: topics.length,
    answeredTopics: topics.length - count('not-started'),
    steadyTopics: count('steady'),
    needHelpTopics: count('needs-help'),
    answers: countAnswers(cards),
    recentAnswers: recent.filter(
      (answer) => answer.pack === pack && clockOf(answer) > clock - recentDays * dayMs,
    ).length,
  };
}

/** Mostly steady: three of four topics; it was, when nothing was answered lately. On the way: one of four. */
export function readinessOf(inputs: ReadinessInputs): Readiness {
  const figures = countFigures(inputs);
  const { answers, steadyTopics, topics, recentAnswers } = figures;
  if (answers < fewestAnswers)
    return { kind: 'not-enough-answers', missing: fewestAnswers - answers, ...figures };
  if (steadyTopics * 4 >= topics * 3) {
    return { kind: recentAnswers > 0 ? 'mostly-steady' : 'was-steady', ...figures };
  }
  return { kind: steadyTopics * 4 >= topics ? 'on-the-way' : 'starting', ...figures };
}
