import type { Candidate, Question, QuestionName } from '@/entities/practice/pack';

/** What choosing needs of a card of the progress. */
export interface Known {
  /** When it comes back, in milliseconds since the epoch. */
  readonly due: number;
  /** When it was last answered, in milliseconds since the epoch. */
  readonly last: number;
}

export interface ChoosingOptions {
  readonly candidates: readonly Candidate[];
  /** By id of the question. */
  readonly known: ReadonlyMap<string, Known>;
  readonly count: number;
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** Decides the order of equals, and the variants. */
  readonly seed: number;
}

/** A number from a text and a seed, spread over 32 bits (FNV-1a). */
function digest(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** 0: due. 1: never answered. 2: answered, and not due. */
function urgencyOf({ id }: Candidate, { known, now }: ChoosingOptions): number {
  const card = known.get(id);
  if (!card) return 1;
  return card.due <= now ? 0 : 2;
}

const nameOf = ({ id, version, isTemplate }: Candidate, seed: number): QuestionName => ({
  question: id,
  version,
  ...(isTemplate && { seed: digest(id, seed) }),
});

/**
 * Chooses the questions of a set: first what is due, then what was never answered, easier ones first, then
 * what was answered longest ago. Where a topic has few questions, variants of its templates fill the set.
 */
export function chooseQuestions(options: ChoosingOptions): readonly QuestionName[] {
  const { candidates, known, count, seed } = options;
  const sorted = [...candidates].sort((one, other) => {
    const urgency = urgencyOf(one, options) - urgencyOf(other, options);
    if (urgency !== 0) return urgency;
    const age = (known.get(one.id)?.last ?? 0) - (known.get(other.id)?.last ?? 0);
    if (age !== 0) return age;
    return one.difficulty - other.difficulty || digest(one.id, seed) - digest(other.id, seed);
  });
  const chosen = sorted.slice(0, count).map((one) => nameOf(one, seed));
  const templates = sorted.filter(({ isTemplate }) => isTemplate);
  for (let round = 1; chosen.length < count && templates.length > 0; round++)
    chosen.push(...templates.slice(0, count - chosen.length).map((one) => nameOf(one, seed + round)));
  return chosen;
}

/**
 * Two more questions of the same kind as a missed one: those that show the same misconception, then those of
 * the same topic. None that was just asked, except as another variant.
 */
export function chooseDrill(
  missed: Pick<Question, 'id' | 'topic'>,
  misconception: string | undefined,
  { candidates, asked, seed }: { candidates: readonly Candidate[]; asked: ReadonlySet<string>; seed: number },
): readonly QuestionName[] {
  const isSame = ({ misconceptions }: Candidate) =>
    misconception !== undefined && misconceptions.has(misconception);
  const nearness = (one: Candidate) =>
    (isSame(one) ? 0 : 2) + (one.topic === missed.topic ? 0 : 1) + (one.isTemplate ? 0 : 0.5);
  return candidates
    .filter((one) => (one.isTemplate || !asked.has(one.id)) && (isSame(one) || one.topic === missed.topic))
    .sort((one, other) => nearness(one) - nearness(other) || digest(one.id, seed) - digest(other.id, seed))
    .slice(0, 2)
    .map((one) => nameOf(one, seed));
}
