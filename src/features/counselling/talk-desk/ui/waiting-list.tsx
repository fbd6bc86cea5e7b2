import { Button, Row, textStyles } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useOpenBookingsQuery,
  useSoonerBookingsQuery,
  useWaitingBookingsQuery,
  type Booking,
} from '@/entities/counselling/booking';
import type { DeskWays } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import { waitingStates } from '../model/waiting-states';
import { BookingRow } from './booking-row';
import styles from './counselling.module.css';

interface WaitingListProps {
  ways: DeskWays;
  now: Date;
  /** Whether quiet bookings are read as well. */
  readsAll: boolean;
  nameOf: (counsellor: string) => string | undefined;
  /** Chooses a talk, where several are chosen. */
  mark: (booking: Booking) => ReactNode;
}

const none: readonly Booking[] = [];

/** Rows that show at first, and that one press adds. */
const rowsAtOnce = 50;

/** Bookings without a time, and booked ones of people who ask to be called earlier. */
export function WaitingList({ ways, now, readsAll, nameOf, mark }: WaitingListProps) {
  const { t } = useTranslation('counselling-desk');
  const [shown, setShown] = useState(rowsAtOnce);
  const all = useWaitingBookingsQuery(null, { skip: !readsAll });
  const sooner = useSoonerBookingsQuery(null, { skip: !readsAll });
  const plain = useOpenBookingsQuery(waitingStates, { skip: readsAll });
  const waiting = readsAll ? all : plain;
  const bookings = [
    ...(sooner.data ?? none).filter(({ start }) => Date.parse(start) > now.getTime()),
    ...(waiting.data ?? none),
  ];
  const error = waiting.error ?? sooner.error;
  return (
    <section className={styles.part} aria-labelledby="waiting-bookings">
      <h2 id="waiting-bookings">{t('waiting.heading', { count: bookings.length })}</h2>
      <BackendProblem error={error} />
      {bookings.length === 0 && !waiting.isLoading && error === undefined ? (
        <p className={textStyles.soft}>{t('waiting.none')}</p>
      ) : null}
      <ul className={styles.list}>
        {bookings.slice(0, shown).map((booking) => (
          <BookingRow
            key={booking.ref}
            booking={booking}
            counsellor={nameOf(booking.counsellor)}
            ways={ways}
            now={now}
            mark={mark(booking)}
          />
        ))}
      </ul>
      {bookings.length > shown ? (
        <Row>
          <Button variant="second" isSmall onClick={() => setShown(shown + rowsAtOnce)}>
            {t('waiting.more', { count: bookings.length - shown })}
          </Button>
        </Row>
      ) : null}
    </section>
  );
}
