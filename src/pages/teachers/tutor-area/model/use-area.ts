import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTutorLessonsQuery, type Lesson } from '@/entities/lesson';
import { useTutorOffersQuery, type Offer } from '@/entities/offer';
import { tutorPath, useTutorQuery, type Tutor } from '@/entities/tutor';
import { useActs, type NewAct } from '@/shared/pending-writes';
import { publicOwner, useKeptSince, useLoadBackend } from '@/shared/api';
import { isFinal, isSameData, toBackendError, type BackendError } from '@/shared/backend';
import type { ActionOutcome } from '@/shared/lib/action';
import { useNow } from '@/shared/lib/clock';
import { isOnline } from '@/shared/lib/device';
import { changeProfile, type Signature } from './tutor-acts';
import { busyHours } from './week';
import { lessonsWithActs, offersWithActs, profileWithActs, type Shown } from './with-acts';

/** Everything that the views of a tutor's area show, with what was done on this phone and waits. */
export interface Area {
  readonly tutorId: string;
  /** Who acts here; null for an administrator, who only looks. */
  readonly who: Signature | null;
  readonly offers: readonly Shown<Offer>[];
  readonly lessons: readonly Shown<Lesson>[];
  /** Null until the office has opened the profile. */
  readonly tutor: Shown<Tutor> | null;
  readonly now: Date;
  /** Keeps what was done and begins to send it; when it is not kept, `problem` says why. */
  readonly send: (act: NewAct) => Promise<ActionOutcome>;
  /** Takes what was refused off this phone. */
  readonly forget: (id: string) => void;
  readonly problem: BackendError | null;
}

/** Offers that lessons may hang on. */
const hasLessons = ({ state }: Offer) => state === 'chosen' || state === 'ended';

const none: readonly never[] = [];

/**
 * Reads the area of a tutor.
 * @param who the tutor; null for an administrator who looks in
 */
export function useArea(tutorId: string, who: Signature | null) {
  const offers = useTutorOffersQuery(tutorId);
  const profile = useTutorQuery(tutorId);
  const offerIds = offers.data?.filter(hasLessons).map(({ id }) => id);
  const lessons = useTutorLessonsQuery(offerIds ? { tutorId, offerIds } : skipToken);
  const keptOffers = useKeptSince(tutorId, 'offers');
  const keptLessons = useKeptSince(tutorId, 'lessons');
  const keptProfile = useKeptSince(publicOwner, tutorPath(tutorId));
  // Each is read by itself: one may come fresh, and another from an earlier visit.
  const keptSince = keptOffers ?? keptLessons;
  const { acts, enqueue, forget } = useActs(tutorId);
  const [problem, setProblem] = useState<BackendError | null>(null);
  const now = useNow();

  const area: Area = {
    tutorId,
    who,
    offers: offersWithActs(offers.data ?? none, acts),
    lessons: lessonsWithActs(lessons.data ?? none, acts),
    tutor: profile.data ? profileWithActs(profile.data, acts) : null,
    now,
    problem,
    async send(act) {
      try {
        await enqueue([act]);
        setProblem(null);
        return 'done';
      } catch (cause) {
        const error = toBackendError(cause);
        setProblem(error);
        return isFinal(error.code) ? 'refused' : 'unsure';
      }
    },
    forget: (id) => void forget(id),
  };
  // What the backend has not taken yet may still be refused.
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

/**
 * Families see which hours of a tutor are taken: the profile says so as soon as the tutor is here. Nobody waits for it, so it does not
 * stand among what was done on this phone; where it fails the next visit does it.
 */
function useTrueBusyHours({ who, tutor, offers, lessons, now }: Area, isKnown: boolean): void {
  const loadBackend = useLoadBackend();
  const busy = busyHours(
    offers.map(({ item }) => item),
    lessons.map(({ item }) => item),
    now,
  );
  const isTrue = !tutor || tutor.item.state === 'suspended' || isSameData(tutor.item.busy, busy);
  const correct = useEffectEvent(async () => {
    if (!who || !tutor) return;
    const { documents } = await loadBackend();
    await documents.commit(changeProfile(who, tutor.item, { busy: [...busy] }).writes);
  });
  const shouldCorrect = who !== null && isKnown && !isTrue;
  useEffect(() => {
    if (shouldCorrect && isOnline()) correct().catch(() => undefined);
  }, [shouldCorrect]);
}
