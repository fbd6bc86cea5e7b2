import type { Answer } from './answer';
import type { PracticeCard } from './card';
import { packMastery } from './mastery';
import { dayOfTime, isDueBy, practiceTime } from './practice-time';

/** Time that a plan of a day takes, in milliseconds. */
const planMs = 10 * 60_000;

/** Usual time for a question of difficulty 1, in milliseconds. */
const usualMs = {
  choice: 40_000,
  choices: 55_000,
  number: 70_000,
  order: 60_000,
  match: 60_000,
  gap: 40_000,
  point: 35_000,
} as const;

/** How much longer a question of this difficulty takes. */
const difficultyFactor = { 1: 1, 2: 1.4, 3: 2 } as const;

/** From so many answers on, the profile's own pace counts. */
const answersForPace = 20;

/** A pause is no thinking. Even the longest question fits into a plan at this pace. */
const longestPace = 4;

/** What the plan needs of a question. A question of a pack has it. */
export interface PlannableQuestion {
  readonly id: string;
  readonly version: number;
  readonly topic: string;
  readonly weakness?: string;
  readonly difficulty: keyof typeof difficultyFactor;
  readonly kind: keyof typeof usualMs;
}

/** The questions of a pack that is kept on this device, written and from templates. */
export interface PlannablePack {
  readonly id: string;
  readonly questions: readonly PlannableQuestion[];
}

/** Why a question is in the plan. */
export type PlanReason = 'due' | 'weak' | 'new';

export interface PlannedQuestion {
  readonly pack: string;
  readonly question: string;
  readonly version: number;
  readonly topic: string;
  readonly reason: PlanReason;
  readonly estimatedMs: number;
}

export interface Plan {
  readonly questions: readonly PlannedQuestion[];
  readonly estimatedMs: number;
  /** How many questions are due by the end of the day, in the plan or not. */
  readonly due: number;
}

export interface PlanInputs {
  readonly profile: string;
  /** The clock of the device, in milliseconds. */
  readonly clock: number;
  readonly packs: readonly PlannablePack[];
  /** Of all packs. */
  readonly cards: readonly PracticeCard[];
  /** The last answers, oldest first: for the pace, and for the time when the clock is wrong. */
  readonly latest: readonly Answer[];
}

const usualTime = ({ kind, difficulty }: PlannableQuestion): number =>
  usualMs[kind] * difficultyFactor[difficulty];

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The profile's own time as a multiple of the usual; 1 until there are enough answers. */
export function paceOf(packs: readonly PlannablePack[], latest: readonly Answer[]): number {
  const known = new Map(
    packs.flatMap(({ id, questions }) => questions.map((each) => [`${id} ${each.id}`, each] as const)),
  );
  const paces = latest.flatMap(({ pack, question, tookMs }) => {
    const asked = known.get(`${pack} ${question}`);
    return asked && tookMs !== undefined && tookMs > 0 ? [tookMs / usualTime(asked)] : [];
  });
  if (paces.length < answersForPace) return 1;
  return Math.min(longestPace, median(paces));
}

/** A number from a text, the same on every device (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

interface Candidate extends PlannedQuestion {
  /** Least first, within its reason. */
  readonly rank: number;
  readonly tie: number;
}

const reasons: readonly PlanReason[] = ['due', 'weak', 'new'];

const inOrder = (one: Candidate, other: Candidate) =>
  reasons.indexOf(one.reason) - reasons.indexOf(other.reason) || one.rank - other.rank || one.tie - other.tie;

/** Every question that may be in the plan, with the reason. */
function findCandidates({ profile, clock, packs, cards, latest }: PlanInputs): readonly Candidate[] {
  const day = dayOfTime(practiceTime(clock, latest[latest.length - 1]));
  const pace = paceOf(packs, latest);
  const byPack = new Map<string, PracticeCard[]>();
  for (const card of cards) {
    const ofPack = byPack.get(card.pack);
    if (ofPack) ofPack.push(card);
    else byPack.set(card.pack, [card]);
  }
  return packs.flatMap(({ id: pack, questions }) => {
    const ofPack = byPack.get(pack) ?? [];
    const known = new Map(ofPack.map((card) => [card.question, card]));
    const { topics, weaknesses } = packMastery(ofPack);
    const needsHelp = ({ topic, weakness }: PlannableQuestion) =>
      topics.get(topic)?.state === 'needs-help' ||
      (weakness !== undefined && weaknesses.get(weakness)?.state === 'needs-help');
    return questions.flatMap((question): readonly Candidate[] => {
      const { id, version, topic, difficulty } = question;
      const card = known.get(id);
      const isDue = card !== undefined && isDueBy(card.memory.due, day);
      const wasToday = card !== undefined && dayOfTime(card.memory.last_review) === day;
      if (wasToday && !isDue) return [];
      const isWeak = !isDue && needsHelp(question);
      if (!isDue && !isWeak && card) return [];
      return [
        {
          ...{ pack, question: id, version, topic },
          reason: isDue ? 'due' : isWeak ? 'weak' : 'new',
          estimatedMs: Math.round(usualTime(question) * pace),
          rank: isDue ? card.memory.due : isWeak ? (card ? 1 : 0) * 10 + difficulty : difficulty,
          tie: hashOf(`${profile} ${day} ${pack} ${id}`),
        },
      ];
    });
  });
}

/**
 * The plan of a day: what is due, then questions of what needs help, then new ones, for about ten minutes.
 * The same for the same day, profile, cards and packs.
 */
export function planOf(inputs: PlanInputs): Plan {
  const candidates = [...findCandidates(inputs)].sort(inOrder);
  const questions: PlannedQuestion[] = [];
  let estimatedMs = 0;
  for (const { rank: _rank, tie: _tie, ...planned } of candidates) {
    if (estimatedMs + planned.estimatedMs > planMs) continue;
    questions.push(planned);
    estimatedMs += planned.estimatedMs;
  }
  return { questions, estimatedMs, due: candidates.filter(({ reason }) => reason === 'due').length };
}
