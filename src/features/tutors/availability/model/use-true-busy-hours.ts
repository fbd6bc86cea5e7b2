import { useEffect, useEffectEvent } from 'react';
import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { useLoadBackend } from '@/shared/api';
import { isSameData } from '@/shared/backend';
import { isOnline } from '@/shared/lib/device';
import { busyHours } from './busy-hours';
import { changeProfile } from '@/entities/tutor';
import type { AvailabilityArea } from './availability-area';
import type { Shown } from '@/shared/pending-writes';

interface TakenHours extends Pick<AvailabilityArea, 'who' | 'tutor' | 'now'> {
  readonly offers: readonly Shown<Offer>[];
  readonly lessons: readonly Shown<Lesson>[];
}

/**
 * Families see which hours of a tutor are taken: the profile says so as soon as the tutor is here. Nobody waits for it, so it does not
 * stand among what was done on this phone; where it fails the next visit does it.
 */
export function useTrueBusyHours({ who, tutor, offers, lessons, now }: TakenHours, isKnown: boolean): void {
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
