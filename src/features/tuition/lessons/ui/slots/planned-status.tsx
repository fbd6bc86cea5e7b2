import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';
import { goToPlace } from '@/shared/lib/focus';
import type { PendingWrite } from '@/shared/pending-writes';
import { plannedPlace } from '../../model/places';
import { plannedNow, type PressedTime } from '../../model/planned-now';

interface PlannedStatusProps {
  offerId: string;
  /** Acts of this phone that are accepted or pending. */
  hopeful: readonly PendingWrite[];
  /** The lessons of the offer. */
  lessons: readonly Lesson[];
  now: Date;
  /** The time that was pressed on this page last; null before a press. */
  pressed: PressedTime | null;
  /** The press leads here: it is shown once the page says what was planned. */
  takesFocus?: boolean;
}

/** Says which lesson was planned just now, or that it waits here. Always mounted, so that it is heard. */
export function PlannedStatus({
  offerId,
  hopeful,
  lessons,
  now,
  pressed,
  takesFocus = false,
}: PlannedStatusProps) {
  const { t } = useTranslation('lesson-plan');
  const { date } = useFormats();
  const planned = plannedNow(offerId, hopeful, lessons, now, pressed);
  const { startsAt, isSent } = planned ?? {};
  const shown = useRef<PressedTime | null>(null);
  useEffect(() => {
    // What another tab or phone planned moves nobody.
    if (!takesFocus || pressed === null || startsAt !== pressed.startsAt) return;
    const id = plannedPlace(offerId);
    // What stands above may have changed its height since; whoever has gone on stays where they are.
    if (shown.current !== pressed || document.activeElement?.id === id) goToPlace(id);
    shown.current = pressed;
  }, [takesFocus, pressed, offerId, startsAt, isSent, lessons.length]);
  return (
    <div id={plannedPlace(offerId)} tabIndex={-1} role="status">
      {planned === null ? null : (
        <p>
          <b>
            {t(planned.isSent ? 'said.planned' : 'said.kept', { time: date(planned.startsAt, 'moment') })}
          </b>
        </p>
      )}
    </div>
  );
}
