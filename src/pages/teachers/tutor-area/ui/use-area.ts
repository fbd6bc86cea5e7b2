import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { underOffer, useTutorLessonsQuery, type Lesson } from '@/entities/lesson';
import { useTutorOffersQuery, wasChosen, type Offer } from '@/entities/offer';
import { tutorPath, useTutorQuery, type Tutor } from '@/entities/tutor';
import { usePendingWrites } from '@/shared/pending-writes';
import { outcomeOf, publicOwner, useKeptSince } from '@/shared/api';
import { toBackendError, type BackendError } from '@/shared/backend';
import { useRightNow } from '@/shared/lib/clock';
import { lessonsWithPending } from '@/features/tuition/lessons';
import { offersWithPending, useSeenOffers } from '@/features/tuition/offers';
import { profileWithPending } from '@/features/tutors/profile';
import type { Shown } from '@/shared/pending-writes';
import type { Signature, SignedWrites } from '@/shared/pending-writes';
import { useTrueBusyHours } from '@/features/tutors/availability';

/** Data of all views, with the acts of this phone applied. */
export interface Area extends SignedWrites {
  readonly tutorId: string;
  readonly offers: readonly Shown<Offer>[];
  readonly lessons: readonly Shown<Lesson>[];
  /** Null until the office has created the profile. */
  readonly tutor: Shown<Tutor> | null;
  readonly now: Date;
}

/** Offers that can have lessons. */
const hasLessons = ({ state }: Offer) => wasChosen(state);

/** A lesson as it stands under its offer. */
function calledOff(shown: Shown<Lesson>, offers: readonly Shown<Offer>[]): Shown<Lesson> {
  const offer = offers.find(({ item }) => item.id === shown.item.offerId)?.item;
  return offer ? { ...shown, item: underOffer(shown.item, offer) } : shown;
}

const none: readonly never[] = [];

/**
 * Loads the data of a tutor area.
 * @param who the tutor; null for an administrator with read-only access
 */
export function useArea(tutorId: string, who: Signature | null) {
  const offers = useTutorOffersQuery(tutorId);
  const profile = useTutorQuery(tutorId);
  const offerIds = offers.data?.filter(hasLessons).map(({ id }) => id);
  const lessons = useTutorLessonsQuery(offerIds ? { tutorId, offerIds } : skipToken);
  const keptOffers = useKeptSince(tutorId, 'offers');
  const keptLessons = useKeptSince(tutorId, 'lessons');
  const keptProfile = useKeptSince(publicOwner, tutorPath(tutorId));
  // Each list is cached separately, so their ages may differ.
  const keptSince = keptOffers ?? keptLessons;
  useSeenOffers(tutorId, who === null ? undefined : offers.data);
  const { acts, enqueue, forget } = usePendingWrites(tutorId);
  const [problem, setProblem] = useState<BackendError | null>(null);
  const { now } = useRightNow();

  const shownOffers = offersWithPending(offers.data ?? none, acts);
  const area: Area = {
    tutorId,
    who,
    offers: shownOffers,
    lessons: lessonsWithPending(lessons.data ?? none, acts).map((shown) => calledOff(shown, shownOffers)),
    tutor: profile.data ? profileWithPending(profile.data, acts) : null,
    now,
    problem,
    async send(act) {
      if (!act) {
        setProblem({ code: 'forbidden', message: 'only the tutor acts in this area' });
        return 'refused';
      }
      try {
        await enqueue([act]);
        setProblem(null);
        return 'done';
      } catch (cause) {
        setProblem(toBackendError(cause));
        return outcomeOf(cause);
      }
    },
    forget: (id) => void forget(id),
  };
  // Wait for pending acts, because the backend may refuse them.
  useTrueBusyHours(
    area,
    lessons.isSuccess &&
      keptSince === null &&
      keptProfile === null &&
      acts.every(({ state }) => state === 'sent'),
  );

  return {
    area,
    keptSince,
    isLoading: offers.isLoading || profile.isLoading || lessons.isLoading,
    error: offers.data ? lessons.error : offers.error,
  };
}
