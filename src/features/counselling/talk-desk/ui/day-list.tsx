import { Skeleton, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useBookingsOfDaysQuery,
  usePlainBookingsOfDaysQuery,
  useTakenSlotsQuery,
  type Booking,
  type TakenSlot,
} from '@/entities/counselling/booking';
import type { DeskWays } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { BookingRow } from './booking-row';
import { SaveTalks } from './save-talks';
import styles from './counselling.module.css';

interface DayListProps {
  ways: DeskWays;
  now: Date;
  days: readonly string[];
  nameOf: (counsellor: string) => string | undefined;
  /** Chooses a talk, where several are chosen. */
  mark: (booking: Booking) => ReactNode;
}

const none: readonly never[] = [];

/** Bookings of days for those who read them all. @param counsellor only those of this account */
export function AllBookings({ counsellor, ...list }: DayListProps & { counsellor?: string | undefined }) {
  const { days } = list;
  const query = useBookingsOfDaysQuery({ days, ...(counsellor !== undefined && { counsellor }) });
  return <Days {...list} {...query} bookings={query.data ?? none} taken={none} />;
}

/** Bookings of days for the office: of a quiet one it sees that a time is taken, and no more. */
export function PlainBookings(list: DayListProps) {
  const { days } = list;
  const query = usePlainBookingsOfDaysQuery({ days });
  const { data: slots = none } = useTakenSlotsQuery({ from: days[0] ?? '', days: days.length });
  const bookings = query.data ?? none;
  const isShown = (slot: TakenSlot) =>
    bookings.some(({ counsellor, start }) => counsellor === slot.counsellor && start === slot.start);
  const taken = query.data === undefined ? none : slots.filter((slot) => !isShown(slot));
  return <Days {...list} {...query} bookings={bookings} taken={taken} />;
}

interface DaysProps extends DayListProps {
  bookings: readonly Booking[];
  taken: readonly TakenSlot[];
  error?: unknown;
  isLoading: boolean;
}

function Days({ ways, now, days, nameOf, mark, bookings, taken, error, isLoading }: DaysProps) {
  const { t } = useTranslation(['counselling-desk', 'shell']);
  const { date } = useFormats();
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={4} />;
  const held = bookings.filter(({ state }) => state !== 'junk');
  return (
    <>
      <BackendProblem error={error} />
      {held.length > 0 ? <SaveTalks bookings={held} nameOf={nameOf} /> : null}
      {days.map((day) => {
        const shown: readonly (Booking | TakenSlot)[] = [...held, ...taken];
        const talks = shown
          .filter((talk) => talk.day === day)
          .sort((one, other) => (one.start < other.start ? -1 : 1));
        return (
          <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>{date(day, 'day')}</h2>
            {talks.length === 0 ? <p className={textStyles.soft}>{t('list.none')}</p> : null}
            <ul className={styles.list}>
              {talks.map((talk) =>
                'ref' in talk ? (
                  <BookingRow
                    key={talk.ref}
                    booking={talk}
                    counsellor={nameOf(talk.counsellor)}
                    ways={ways}
                    now={now}
                    mark={mark(talk)}
                  />
                ) : (
                  <li key={`${talk.counsellor}_${talk.start}`} className={styles.row}>
                    <span>{date(talk.start, 'moment')}</span>
                    <span className={textStyles.soft}>
                      {t('list.taken', { name: nameOf(talk.counsellor) ?? t('booking.counsellorGone') })}
                    </span>
                  </li>
                ),
              )}
            </ul>
          </section>
        );
      })}
    </>
  );
}
