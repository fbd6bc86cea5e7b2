import type { OfferState } from '@/entities/offer';
import { lessonWay, type Tutor } from '@/entities/tutor';
import { endedPaper } from '@/entities/vetting/evidence';
import type { EvidenceKind } from '@/shared/choices';
import { levelOf, type WeekSlot } from '@/shared/ghana';
import type { WantedTutor } from './wanted-tutor';

/** Reason why a tutor cannot take a request. Translations: `match.exclusions`. */
export type Exclusion =
  | { readonly code: 'not-active'; readonly state: Tutor['state'] }
  | { readonly code: 'school' | 'subject' | 'level' | 'hours' | 'where' | 'region' | 'gender' | 'need' }
  /** Pesewas above the family's budget. */
  | { readonly code: 'budget'; readonly over: number }
  /** A paper and its last day. */
  | { readonly code: 'paper'; readonly paper: EvidenceKind; readonly ended: string }
  | { readonly code: 'asked' | 'teaches' | 'declined' | 'expired' | 'passed' | 'ended' };

/**
 * Exclusions from earlier offers of this request to this tutor, most relevant first. Withdrawn offers are
 * ignored.
 */
const pairs = [
  ['chosen', 'teaches'],
  ['sent', 'asked'],
  ['accepted', 'asked'],
  ['amended', 'asked'],
  ['ended', 'ended'],
  ['stopped', 'ended'],
  ['declined', 'declined'],
  ['passed', 'passed'],
  ['expired', 'expired'],
] as const satisfies readonly (readonly [OfferState, Exclusion['code']])[];

/**
 * The first reason that excludes a tutor, or null.
 * @param common hours in common
 * @param before states of earlier offers of this request to this tutor
 * @param today `YYYY-MM-DD`
 */
export function excludeTutor(
  wanted: WantedTutor,
  tutor: Tutor,
  common: readonly WeekSlot[],
  before: readonly OfferState[],
  today: string,
): Exclusion | null {
  const { lessons, place, learner } = wanted;
  if (tutor.state !== 'active') return { code: 'not-active', state: tutor.state };
  const pair = pairs.find(([state]) => before.includes(state));
  if (pair) return { code: pair[1] };
  const ended = endedPaper(tutor.evidence, today);
  if (ended) return { code: 'paper', paper: ended.kind, ended: ended.expiry };
  if (!tutor.subjects.includes(lessons.prioritySubject)) return { code: 'subject' };
  if (!tutor.levels.includes(levelOf(lessons.schoolClass))) return { code: 'level' };
  if (lessonWay(place, tutor) === null)
    return { code: place.where !== 'online' && tutor.where !== 'online' ? 'region' : 'where' };
  if (common.length === 0) return { code: 'hours' };
  if (lessons.tutorGender !== 'any' && lessons.tutorGender !== tutor.gender) return { code: 'gender' };
  if (learner.need !== '' && !tutor.hasNeedExperience) return { code: 'need' };
  if (lessons.budget > 0 && tutor.price > lessons.budget)
    return { code: 'budget', over: tutor.price - lessons.budget };
  return null;
}
