import { Skeleton, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useJunkBookingsQuery, type Booking } from '@/entities/counselling/booking';
import { deskStyles, type DeskWays, type Selection } from '@/shared/desk';
import { junk } from '@/shared/lib/lifecycle';
import { BackendProblem } from '@/shared/ui/form';
import { useTalkSelection } from '../model/talk-selection';
import { BookingRow } from './booking-row';
import { ChooseTalk } from './choose-talk';
import styles from './counselling.module.css';

interface JunkTalksProps {
  ways: DeskWays;
  now: Date;
  bar: (selection: Selection) => ReactNode;
  nameOf: (counsellor: string) => string | undefined;
}

const none: readonly Booking[] = [];

/** Talks that were marked as junk: each is brought back on its page, or chosen here and deleted. */
export function JunkTalks({ ways, now, bar, nameOf }: JunkTalksProps) {
  const { t } = useTranslation(['counselling-desk', 'admin', 'shell']);
  const { data: bookings = none, error, isLoading } = useJunkBookingsQuery(null);
  const selection = useTalkSelection(bookings, now, junk);
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('admin:views.counselling')}</h1>
      <p className={textStyles.soft}>{t('junk.lead')}</p>
      {bar(selection)}
      {isLoading ? <Skeleton label={t('shell:loading')} lines={4} /> : null}
      <BackendProblem error={error} />
      {bookings.length === 0 && !isLoading && error === undefined ? (
        <p className={textStyles.soft}>{t('junk.none')}</p>
      ) : null}
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.ref}
            booking={booking}
            counsellor={nameOf(booking.counsellor)}
            ways={ways}
            now={now}
            mark={<ChooseTalk {...{ booking, selection }} />}
          />
        ))}
      </ul>
    </div>
  );
}
