import { useMemo } from 'react';
import { useTakenSlotsQuery, type Booking } from '@/entities/counselling/booking';
import { usePublishedCounsellorsQuery, type Counsellor } from '@/entities/counselling/counsellor';
import { dayAt, freeSlots } from '@/entities/counselling/schedule';
import { closedDays } from '@/shared/ghana';
import { useRightNow } from '@/shared/lib/clock';
import { hoursOf, useOffice } from '@/shared/office-facts';

const noTimes: readonly string[] = [];
const nobody: readonly Counsellor[] = [];

/** How many days ahead a counsellor chooses a time: four weeks, which is one query. */
export const offeredDays = 28;

/** Free times of one counsellor for a way, from now on. */
export function useFreeTimes(counsellorId: string, way: Booking['way']) {
  const { now } = useRightNow();
  const office = useOffice();
  const from = dayAt(now);
  const { data: counsellors = nobody, isLoading } = usePublishedCounsellorsQuery(null);
  const { data: taken, error, isLoading: isReading } = useTakenSlotsQuery({ from, days: offeredDays });
  const counsellor = counsellors.find(({ id }) => id === counsellorId);
  const times = useMemo(
    () =>
      counsellor === undefined || taken === undefined
        ? noTimes
        : freeSlots({
            counsellors: [counsellor],
            holidays: closedDays(from, offeredDays, hoursOf(office)),
            taken,
            way,
            from,
            days: offeredDays,
            now,
          }).map(({ start }) => start),
    [counsellor, taken, from, office, way, now],
  );
  return { counsellor, counsellors, times, error, isLoading: isLoading || isReading };
}
