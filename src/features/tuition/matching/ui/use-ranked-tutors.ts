import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Tutor } from '@/entities/tutor';
import { useNow } from '@/shared/lib/clock';
import { useOwnTeachersQuery } from '../api/own-teachers-api';
import { rankTutors, withoutOwnTeachers, type KnownOffers, type RankedTutors } from '../model/rank-tutors';
import type { WantedTutor } from '../model/wanted-tutor';

/**
 * Ranked tutors; null until everything is known. Where families named a school, the applications of the
 * tutors who fit are read, so that nobody is asked who teaches there.
 * @param schools of the learners; empty texts count for nothing
 */
export function useRankedTutors(
  wanted: WantedTutor | null,
  schools: readonly string[],
  tutors: readonly Tutor[] | undefined,
  { all, ofRequest }: KnownOffers,
): { readonly ranked: RankedTutors | null; readonly error: unknown } {
  const now = useNow();
  const ranked = useMemo(
    () => (wanted && tutors ? rankTutors(wanted, tutors, { all, ofRequest }, now) : null),
    [wanted, tutors, all, ofRequest, now],
  );
  const named = schools.filter((school) => school !== '');
  const tutorIds = (ranked?.matches ?? []).map(({ tutor }) => tutor.id).sort();
  const isAsked = named.length > 0 && tutorIds.length > 0;
  // Not `data`, which still holds the answer about other tutors while a new one is on its way.
  const { currentData: own, error } = useOwnTeachersQuery(isAsked ? { schools: named, tutorIds } : skipToken);
  const allowed = useMemo(() => ranked && own && withoutOwnTeachers(ranked, own), [ranked, own]);
  return { ranked: isAsked ? (allowed ?? null) : ranked, error };
}
