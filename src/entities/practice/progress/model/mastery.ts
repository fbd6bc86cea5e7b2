import { isRightAlone, type Outcome, type PracticeCard } from './card';

/** When something counts as mastered. */
export interface MasteryRule {
  /** How many of the last answers are looked at. */
  readonly of: number;
  /** So many of them right without a hint … */
  readonly right: number;
  /** … these last ones in a row … */
  readonly inARow: number;
  /** … and so many different questions or variants among them. */
  readonly different: number;
}

/** Guessing among four options gives this about once in a hundred times. */
export const topicRule: MasteryRule = { of: 5, right: 4, inARow: 2, different: 4 };

/** A weakness or misconception has fewer questions than a topic. */
export const narrowRule: MasteryRule = { of: 4, right: 3, inARow: 2, different: 3 };

/** Fewer answers say nothing about help. */
const fewestForHelp = 3;

/** What the last answers show of a topic, a weakness or a misconception. */
export type Mastery =
  | { readonly state: 'not-started' }
  | {
      readonly state: 'learning' | 'steady' | 'needs-help';
      /** Right without a hint, of the last answers. */
      readonly right: number;
      readonly wrong: number;
      /** The number of the last answers. */
      readonly of: number;
      /** Right without a hint in a row, up to now. */
      readonly inARow: number;
      /** Time of the last answer, in milliseconds. */
      readonly lastAt: number;
    };

/** An outcome with its question. */
export interface SeenOutcome extends Outcome {
  readonly question: string;
}

const countLast = (outcomes: readonly SeenOutcome[]): number => {
  const reversed = [...outcomes].reverse();
  const missed = reversed.findIndex((outcome) => !isRightAlone(outcome));
  return missed === -1 ? reversed.length : missed;
};

const variantOf = ({ question, seed }: SeenOutcome): string => `${question} ${seed ?? ''}`;

/**
 * Judges the last outcomes by a rule. Needs help: wrong more often than right, hints or not.
 * @param outcomes in any order
 */
export function masteryOf(outcomes: readonly SeenOutcome[], rule: MasteryRule): Mastery {
  const last = [...outcomes].sort((one, other) => one.at - other.at).slice(-rule.of);
  const newest = last[last.length - 1];
  if (!newest) return { state: 'not-started' };
  const right = last.filter(isRightAlone).length;
  const wrong = last.filter(({ outcome }) => outcome === 'wrong').length;
  const inARow = countLast(last);
  const isSteady =
    right >= rule.right && inARow >= rule.inARow && new Set(last.map(variantOf)).size >= rule.different;
  const needsHelp = last.length >= fewestForHelp && wrong > last.length / 2;
  return {
    state: isSteady ? 'steady' : needsHelp ? 'needs-help' : 'learning',
    ...{ right, wrong, of: last.length, inARow, lastAt: newest.at },
  };
}

const seenOf = (cards: readonly PracticeCard[]): readonly SeenOutcome[] =>
  cards.flatMap(({ question, recent }) => recent.map((outcome) => ({ ...outcome, question })));

/** The cards by a field; those without it are left out. */
function groupBy(cards: readonly PracticeCard[], field: 'topic' | 'weakness') {
  const groups = new Map<string, PracticeCard[]>();
  for (const card of cards) {
    const key = card[field];
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return groups;
}

export type MasteryById = ReadonlyMap<string, Mastery>;

const judgeGroups = (groups: ReadonlyMap<string, readonly PracticeCard[]>, rule: MasteryRule): MasteryById =>
  new Map([...groups].map(([key, cards]) => [key, masteryOf(seenOf(cards), rule)]));

/**
 * Outcomes that say something of a misconception: answers that showed it, answers to questions that its
 * lesson asked, and all other answers to questions in which it was shown.
 */
function misconceptionOutcomes(cards: readonly PracticeCard[]): ReadonlyMap<string, readonly SeenOutcome[]> {
  const found = new Map<string, SeenOutcome[]>();
  for (const { question, recent } of cards) {
    const shown = new Set(recent.flatMap(({ misconception }) => misconception ?? []));
    for (const outcome of recent) {
      const concerned = new Set([...shown, ...(outcome.drill === undefined ? [] : [outcome.drill])]);
      for (const id of concerned) {
        // Wrong for another reason says nothing of this one.
        if (outcome.outcome === 'wrong' && outcome.misconception !== id && outcome.drill !== id) continue;
        const outcomes = found.get(id) ?? [];
        outcomes.push({ ...outcome, question });
        found.set(id, outcomes);
      }
    }
  }
  return found;
}

/** Mastery of a pack, by the ids of topics, weaknesses and misconceptions. What is missing is not started. */
export interface PackMastery {
  readonly topics: MasteryById;
  readonly weaknesses: MasteryById;
  readonly misconceptions: MasteryById;
}

/** @param cards of one pack: topics of two packs may have the same id */
export const packMastery = (cards: readonly PracticeCard[]): PackMastery => ({
  topics: judgeGroups(groupBy(cards, 'topic'), topicRule),
  weaknesses: judgeGroups(groupBy(cards, 'weakness'), narrowRule),
  misconceptions: new Map(
    [...misconceptionOutcomes(cards)].map(([id, outcomes]) => [id, masteryOf(outcomes, narrowRule)]),
  ),
});
