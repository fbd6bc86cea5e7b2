import { textStyles } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTakenSlotsQuery } from '@/entities/counselling/booking';
import type { Counsellor, WorkingHours } from '@/entities/counselling/counsellor';
import { addDays, dayAt, freeSlots } from '@/entities/counselling/schedule';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import styles from './counsellors.module.css';
import { useClosedDays } from './use-closed-days';

interface HoursPreviewProps {
  counsellor: Pick<Counsellor, 'id' | 'room' | 'ways'>;
  hours: WorkingHours;
}

const shownDays = 14;

const none = [] as const;

/** What hours mean: the times of the next two weeks that can be booked, and why a day has none. */
export function HoursPreview({ counsellor: { id, room, ways }, hours }: HoursPreviewProps) {
  const { t } = useTranslation('counselling-desk');
  const { date } = useFormats();
  const now = useNow();
  const from = dayAt(now);
  const closed = useClosedDays(from, shownDays);
  const { data: taken = none } = useTakenSlotsQuery({ from, days: shownDays });
  const way = ways[0] ?? 'phone';
  const free = useMemo(
    () =>
      freeSlots({
        counsellors: [{ id, hours, room, ways: [way] }],
        holidays: new Set(closed.keys()),
        taken,
        way,
        from,
        days: shownDays,
        now,
      }),
    [id, room, hours, closed, taken, way, from, now],
  );
  const days = Array.from({ length: shownDays }, (_, later) => addDays(from, later));
  const reasonOf = (day: string): string => {
    const name = closed.get(day);
    if (name !== undefined) return t('preview.closed', { name });
    if (hours.away && day >= hours.away.from && day <= hours.away.until) return t('preview.away');
    return taken.some((slot) => slot.counsellor === id && slot.start.startsWith(day))
      ? t('preview.full')
      : t('preview.none');
  };
  return (
    <section className={styles.preview}>
      <h3>{t('preview.heading')}</h3>
      <p className={textStyles.soft}>{t('preview.lead', { count: free.length })}</p>
      <ul className={styles.days}>
        {days.map((day) => {
          const starts = free.filter(({ start }) => start.startsWith(day));
          return (
            <li key={day}>
              <b>{date(day, 'day')}</b>
              {starts.length === 0 ? (
                <span className={textStyles.soft}>{reasonOf(day)}</span>
              ) : (
                <span className={styles.times}>
                  {starts.map(({ start }) => (
                    <span key={start}>{date(start, 'time')}</span>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
