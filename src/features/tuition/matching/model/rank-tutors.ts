import { offerStateAt, type Offer } from '@/entities/offer';
import { commonHours, firstWeek, type Tutor } from '@/entities/tutor';
import { excludeTutor, type Exclusion } from './exclude-tutor';
import { scoreTutor, type TutorScore } from './score-tutor';
import { noHistory, tutorHistories } from './tutor-history';
import type { WantedTutor } from './wanted-tutor';

export interface TutorMatch extends TutorScore {
  readonly tutor: Tutor;
}

export interface ExcludedTutor {
  readonly tutor: Tutor;
  readonly reason: Exclusion;
}

/** Matching tutors, best first, and excluded tutors by slug. */
export interface RankedTutors {
  readonly matches: readonly TutorMatch[];
  readonly excluded: readonly ExcludedTutor[];
}

/** Offers that the ranking uses. */
export interface KnownOffers {
  readonly all: readonly Offer[];
  /** Offers of this request. */
  readonly ofRequest: readonly Pick<Offer, 'tutorId' | 'state' | 'createdAt'>[];
}

const bySlug = (one: { readonly tutor: Tutor }, other: { readonly tutor: Tutor }): number =>
  one.tutor.slug < other.tutor.slug ? -1 : one.tutor.slug > other.tutor.slug ? 1 : 0;

/** Ranks tutors for a request by score, then by slug. Pure; the result does not depend on the input order. */
export function rankTutors(
  wanted: WantedTutor,
  tutors: readonly Tutor[],
  { all, ofRequest }: KnownOffers,
  now: Date,
): RankedTutors {
  const histories = tutorHistories(all, now);
  const week = firstWeek(wanted.lessons.startDate, now);
  const today = now.toISOString().slice(0, 10);
  const matches: TutorMatch[] = [];
  const excluded: ExcludedTutor[] = [];
  for (const tutor of tutors) {
    const hours = commonHours(wanted.lessons.hours, tutor, week);
    const before = ofRequest
      .filter(({ tutorId }) => tutorId === tutor.id)
      .map((offer) => offerStateAt(offer, now));
    const reason = excludeTutor(wanted, tutor, hours, before, today);
    if (reason) excluded.push({ tutor, reason });
    else {
      const history = histories.get(tutor.id) ?? noHistory;
      matches.push({ tutor, ...scoreTutor(wanted, tutor, { hours, history, now }) });
    }
  }
  return {
    matches: matches.sort((one, other) => other.score - one.score || bySlug(one, other)),
    excluded: excluded.sort(bySlug),
  };
}

/**
 * Excludes the tutors who seem to teach at the learner's public school.
 * @param ownTeachers ids of these tutors
 */
export function withoutOwnTeachers(
  { matches, excluded }: RankedTutors,
  ownTeachers: readonly string[],
): RankedTutors {
  const teaches = ({ tutor }: TutorMatch) => ownTeachers.includes(tutor.id);
  const own = matches
    .filter(teaches)
    .map(({ tutor }): ExcludedTutor => ({ tutor, reason: { code: 'school' } }));
  return {
    matches: matches.filter((match) => !teaches(match)),
    excluded: [...excluded, ...own].sort(bySlug),
  };
}
