/**
 * Weights of a match, in points of 100. The desk shows this table; nothing else affects the order. Common
 * hours and the family's wish weigh most, because a match does not last without them. Fairness to waiting
 * tutors weighs least, but breaks ties.
 */
export const matchWeights = {
  /** Common hours per weekly lesson. */
  hours: 20,
  /** The family asked for this tutor. */
  wished: 20,
  /** Share of the other subjects that the tutor teaches. */
  subjects: 15,
  /** Same town or area; full points for online lessons. */
  town: 12,
  /** Price below the budget: full points at half of it, or when no budget was given. */
  price: 8,
  /** Number of valid kinds of evidence. */
  evidence: 7,
  /** Current families: full points for none, zero from five. */
  load: 6,
  /** Median answer time: full points for an instant answer, zero for no answer, half when never asked. */
  answers: 6,
  /** Days since the last offer or since the profile was created: full points from thirty. */
  waiting: 6,
} as const;

export type MatchPart = keyof typeof matchWeights;

export const matchParts = Object.keys(matchWeights) as readonly MatchPart[];
