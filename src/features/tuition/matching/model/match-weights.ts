/**
 * What a match is made of, in points of 100. The desk shows this table in words; nothing else decides the order. Hours and the
 * family's own wish weigh most, because without them a match does not last; being fair to tutors who wait comes last, and still
 * decides between two who are alike.
 */
export const matchWeights = {
  /** Lessons a week for which there is a common hour. */
  hours: 20,
  /** The family asked for this tutor. */
  wished: 20,
  /** Of the other subjects, those that the tutor teaches too. */
  subjects: 15,
  /** Names the same town or area; full for lessons online. */
  town: 12,
  /** Below the family's budget: full at half of it; full when none was named. */
  price: 8,
  /** Kinds of evidence that are valid today. */
  evidence: 7,
  /** Teaches few families now: full for none, nothing from five on. */
  load: 6,
  /** Middle time to answer an offer: full at once, nothing for silence; half when never asked. */
  answers: 6,
  /** Days since the last offer, or since the profile began: full from thirty on. */
  waiting: 6,
} as const;

export type MatchPart = keyof typeof matchWeights;

export const matchParts = Object.keys(matchWeights) as readonly MatchPart[];
