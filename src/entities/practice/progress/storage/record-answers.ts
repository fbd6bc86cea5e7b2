import type { Answer, NewAnswer } from '../model/answer';
import type { PracticeCard } from '../model/card';
import { nextCard } from '../model/next-card';
import { practiceTime } from '../model/practice-time';
import type { GivenAt, Sitting, SittingRef } from '../model/sitting';
import type { Tables } from './tables';

/** An answer that is kept, with what it changed. */
export interface KeptAnswer {
  readonly answer: Answer;
  readonly card: PracticeCard;
  /** Whether the profile had answered an earlier version of the question. */
  readonly wasImproved: boolean;
}

export type Recorded =
  | ({ readonly kind: 'kept'; readonly sitting: Sitting | null } & KeptAnswer)
  /** Another tab has answered at this place of the sitting. Its answer stays. */
  | { readonly kind: 'answered-before'; readonly sitting: Sitting }
  /** The profile was removed, in this tab or in another. */
  | { readonly kind: 'profile-gone' };

/** Where in a sitting an answer was given. */
export interface SittingPlace extends SittingRef {
  readonly position: number;
}

const lastAnswer = async (tables: Tables, profile: string): Promise<Answer | undefined> =>
  (await tables.list('answers', { prefix: [profile], last: 1 }))[0];

/** Adds an answer and its card, read in the same transaction, so that two tabs overwrite nothing. */
export async function addAnswer(
  tables: Tables,
  profile: string,
  given: NewAnswer,
  clock: number,
): Promise<KeptAnswer> {
  const card = await tables.get('cards', [profile, given.pack, given.question]);
  const last = await lastAnswer(tables, profile);
  const at = Math.max(practiceTime(clock, last), card ? card.memory.last_review : 0);
  const answer: Answer = {
    ...given,
    profile,
    id: crypto.randomUUID(),
    at,
    ...(at !== clock && { clock }),
  };
  const after = nextCard(card, answer);
  await tables.put('answers', answer);
  await tables.put('cards', after);
  return { answer, card: after, wasImproved: card !== undefined && given.version > card.version };
}

/** The stored sitting, unless it was closed or another one was opened. */
export async function findSitting(
  tables: Tables,
  profile: string,
  { kind, id }: SittingRef,
): Promise<Sitting | null> {
  const sitting = await tables.get('sittings', [profile, kind]);
  return sitting?.id === id ? sitting : null;
}

const toGivenAt = ({ given, hintsUsed, outcome, misconception }: NewAnswer): GivenAt => ({
  ...{ given, hintsUsed, outcome },
  ...(misconception !== undefined && { misconception }),
});

/** Adds an answer, its card and its place in the sitting. */
export async function recordAt(
  tables: Tables,
  profile: string,
  given: NewAnswer,
  clock: number,
  place?: SittingPlace,
): Promise<Recorded> {
  if (!(await tables.get('profiles', [profile]))) return { kind: 'profile-gone' };
  const before = place ? await findSitting(tables, profile, place) : null;
  if (place && before?.given[place.position]?.outcome !== undefined) {
    return { kind: 'answered-before', sitting: before };
  }
  const kept = await addAnswer(tables, profile, given, clock);
  if (!place || !before) return { kind: 'kept', sitting: null, ...kept };
  const { position } = place;
  const sitting: Sitting = {
    ...before,
    position,
    given: { ...before.given, [position]: toGivenAt(given) },
  };
  await tables.put('sittings', sitting);
  return { kind: 'kept', sitting, ...kept };
}
