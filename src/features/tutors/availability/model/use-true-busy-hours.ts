import { dequal } from 'dequal/lite';
import { useEffect, useEffectEvent } from 'react';
import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { useLoadBackend } from '@/shared/api';
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
 * Updates the busy hours in the public profile while the tutor is online. Runs in the background, so it is
 * not one of the pending acts; after an error the next visit retries.
 */
export function useTrueBusyHours({ who, tutor, offers, lessons, now }: TakenHours, isKnown: boolean): void {
  const loadBackend = useLoadBackend();
  const busy = busyHours(
    offers.map(({ item }) => item),
    lessons.map(({ item }) => item),
    now,
  );
  const isTrue = !tutor || tutor.item.state === 'suspended' || dequal(tutor.item.busy, busy);
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
