import { Note } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import {
  mayReadQuiet,
  useBookingsOfDaysQuery,
  usePlainBookingsOfDaysQuery,
  useSlotsOfCounsellorQuery,
} from '@/entities/counselling/booking';
import type { Counsellor, WorkingHours } from '@/entities/counselling/counsellor';
import { dayAt, daysAhead } from '@/entities/counselling/schedule';
import { useDuties } from '@/entities/session';
import { deskQuery, startOf } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { strandedStarts } from '../model/stranded-slots';
import styles from './counsellors.module.css';
import { useClosedDays } from './use-closed-days';

interface StrandedBookingsProps {
  counsellor: Pick<Counsellor, 'id' | 'state'>;
  hours: WorkingHours;
  /** Whether the hours are being edited, and not yet saved. */
  isPlanned?: boolean;
}

const none = [] as const;

/** The most days that one query of bookings covers. */
const daysAtOnce = 30;

/** Talks at times at which the counsellor does not work, each with a link. Renders nothing without any. */
export function StrandedBookings({ counsellor, hours, isPlanned = false }: StrandedBookingsProps) {
  const { t } = useTranslation('counselling-desk');
  const now = useNow();
  const from = dayAt(now);
  const closed = useClosedDays(from, daysAhead + 1);
  const { id, state } = counsellor;
  const { data: taken = none } = useSlotsOfCounsellorQuery({ counsellor: id, from, days: daysAhead + 1 });
  const starts = useMemo(
    () => strandedStarts({ id, state, hours, holidays: new Set(closed.keys()), now }, taken),
    [id, state, hours, closed, now, taken],
  );
  if (starts.length === 0) return null;
  return (
    <Note tone="call" role="status">
      <p>
        <strong>{t('stranded.heading', { count: starts.length })}</strong>{' '}
        {t(isPlanned ? 'stranded.planned' : 'stranded.words')}
      </p>
      <StrandedList counsellor={id} starts={starts} />
    </Note>
  );
}

function StrandedList({ counsellor, starts }: { counsellor: string; starts: readonly string[] }) {
  const { t } = useTranslation('counselling-desk');
  const { date } = useFormats();
  const { pathname } = useLocation();
  const duties = useDuties();
  const readsAll = mayReadQuiet(duties);
  const days = [...new Set(starts.map((start) => start.slice(0, 10)))].slice(0, daysAtOnce);
  const all = useBookingsOfDaysQuery({ counsellor, days }, { skip: !readsAll });
  const plain = usePlainBookingsOfDaysQuery({ days }, { skip: readsAll });
  const { data } = readsAll ? all : plain;
  const bookings = data ?? none;
  const shown = starts.filter((start) => days.includes(start.slice(0, 10)));
  return (
    <ul className={styles.list}>
      {shown.map((start) => {
        const booking = bookings.find(
          (one) => one.counsellor === counsellor && one.start === start && one.state === 'booked',
        );
        return (
          <li key={start}>
            {booking === undefined ? (
              <span>
                {date(start, 'moment')} {data === undefined || readsAll ? null : t('stranded.unread')}
              </span>
            ) : (
              <Link
                className={styles.link}
                to={`${pathname}${deskQuery(startOf('counselling'))}#${booking.ref}`}
              >
                {t('stranded.open', { start: date(start, 'moment') })}
              </Link>
            )}
          </li>
        );
      })}
      {starts.length > shown.length ? (
        <li>{t('stranded.later', { count: starts.length - shown.length })}</li>
      ) : null}
    </ul>
  );
}
