import { createEmptyCard, fsrs, Rating, type Grade } from 'ts-fsrs';
import type { Answer } from './answer';
import { isRightAlone, keptOutcomes, type Outcome, type PracticeCard } from './card';

/**
 * Longest time until a question comes back. FSRS would wait for years; an exam comes before that.
 */
const longestIntervalDays = 120;

// Without steps of minutes: a plan is made for a day, and the session itself asks two more of the same kind.
const scheduler = fsrs({
  enable_short_term: false,
  enable_fuzz: false,
  maximum_interval: longestIntervalDays,
});

/** Right without a hint is good, right after a hint is hard, wrong is again. */
function gradeOf(answer: Outcome): Grade {
  if (answer.outcome === 'wrong') return Rating.Again;
  return answer.hintsUsed === 0 ? Rating.Good : Rating.Hard;
}

const toOutcome = ({ at, outcome, hintsUsed, version, seed, misconception, drill }: Answer): Outcome => ({
  ...{ at, outcome, hintsUsed, version },
  ...(seed !== undefined && { seed }),
  ...(misconception !== undefined && { misconception }),
  ...(drill !== undefined && { drill }),
});

/** The card after one more answer, which must not be before the last one. */
export function nextCard(card: PracticeCard | undefined, answer: Answer): PracticeCard {
  const at = Math.max(answer.at, card?.memory.last_review ?? answer.at);
  const before = card ? card.memory : createEmptyCard(at);
  const { card: after } = scheduler.next(before, at, gradeOf(answer));
  const isAlone = isRightAlone(answer);
  const weakness = answer.weakness ?? card?.weakness;
  return {
    profile: answer.profile,
    pack: answer.pack,
    question: answer.question,
    version: Math.max(answer.version, card?.version ?? 0),
    topic: answer.topic,
    ...(weakness !== undefined && { weakness }),
    memory: { ...after, due: after.due.getTime(), last_review: at },
    streak: isAlone ? (card?.streak ?? 0) + 1 : 0,
    right: (card?.right ?? 0) + (isAlone ? 1 : 0),
    hinted: (card?.hinted ?? 0) + (answer.outcome === 'right' && !isAlone ? 1 : 0),
    wrong: (card?.wrong ?? 0) + (answer.outcome === 'wrong' ? 1 : 0),
    recent: [...(card?.recent ?? []), toOutcome(answer)].slice(-keptOutcomes),
  };
}

/** The cards of all answers of a profile, which stand in order of time. */
export function replayAnswers(answers: readonly Answer[]): readonly PracticeCard[] {
  const cards = new Map<string, PracticeCard>();
  for (const answer of answers) {
    const key = JSON.stringify([answer.pack, answer.question]);
    cards.set(key, nextCard(cards.get(key), answer));
  }
  return [...cards.values()];
}
