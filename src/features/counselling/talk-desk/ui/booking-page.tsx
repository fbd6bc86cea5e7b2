import { Facts, Note, Skeleton } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '@/entities/change-log';
import { bookingPath, useBookingQuery, type Booking } from '@/entities/counselling/booking';
import { useAllCounsellorsQuery } from '@/entities/counselling/counsellor';
import { formatReferenceCode } from '@/entities/reference-code';
import { useHasDuty } from '@/entities/session';
import { RecordPage, RecordSide, type DeskWays } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { bookingRecord } from '../model/booking-record';
import { BookingActs } from './booking-acts';
import { BookingPersonPart } from './booking-person';
import { FollowUp } from './follow-up';
import styles from './counselling.module.css';
import { TalkNotes } from './talk-notes';

interface BookingPageProps {
  reference: string;
  ways: DeskWays;
  told: (path: string) => ReactNode;
}

/** An open booking, in the place of the list. */
export function BookingPage({ reference, ways, told }: BookingPageProps) {
  const { t } = useTranslation(['counselling-desk', 'booking', 'shell']);
  const { data, error, isLoading } = useBookingQuery(reference);
  const isCounsellor = useHasDuty('counselling');
  const now = useNow();
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const booking = data ?? null;
  return (
    <>
      <RecordPage
        ways={ways}
        record={booking && bookingRecord(booking, now)}
        title={booking ? t(`booking:topics.${booking.topic}`) : ''}
        code={formatReferenceCode(reference)}
        words={{
          back: t('booking.back'),
          gone: t(error?.code === 'forbidden' ? 'booking.quietClosed' : 'booking.gone'),
        }}
      >
        {booking ? (
          <>
            <RecordSide>
              <BookingFacts booking={booking} />
              <BookingPersonPart booking={booking} />
              {isCounsellor ? (
                <PartBoundary>
                  <TalkNotes booking={booking} />
                </PartBoundary>
              ) : null}
            </RecordSide>
            <RecordSide>
              {isCounsellor ? (
                <>
                  <BookingActs key={booking.state} booking={booking} />
                  {canFollow(booking) ? <FollowUp booking={booking} ways={ways} /> : null}
                </>
              ) : (
                <p>{t('booking.readOnly')}</p>
              )}
              {booking.isQuiet ? null : told(bookingPath(booking.ref))}
              <section>
                <h2>{t('booking.log')}</h2>
                <PartBoundary>
                  <ChangeList record={bookingPath(booking.ref)} />
                </PartBoundary>
              </section>
            </RecordSide>
          </>
        ) : null}
      </RecordPage>
      {error !== undefined && error.code !== 'forbidden' ? <BackendProblem error={error} /> : null}
    </>
  );
}

const canFollow = ({ state }: Booking): boolean => ['booked', 'done', 'no-show'].includes(state);

function BookingFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['counselling-desk', 'booking']);
  const { date } = useFormats();
  const { data: counsellors } = useAllCounsellorsQuery(null);
  const { start, wished, way, counsellor, room, moves, createdAt, cancelReason } = booking;
  return (
    <div className={styles.part}>
      {booking.isQuiet ? <Note tone="call">{t('booking.quiet')}</Note> : null}
      <Facts
        facts={[
          {
            label: t('booking.start'),
            value: start === '' ? t('booking.noTime') : date(start, 'longMoment'),
          },
          { label: t('booking.wished'), value: wished === '' ? '' : date(wished, 'moment') },
          { label: t('booking.way'), value: t(`booking:ways.${way}`) },
          { label: t('booking.room'), value: room },
          {
            label: t('booking.counsellor'),
            value:
              counsellor === ''
                ? t('booking.anyone')
                : (counsellors?.find(({ id }) => id === counsellor)?.name ?? t('booking.counsellorGone')),
          },
          { label: t('booking.sooner'), value: booking.wantsSooner ? t('booking.soonerValue') : '' },
          { label: t('booking.followUp'), value: booking.isFollowUp ? t('booking.followUpValue') : '' },
          { label: t('booking.moves'), value: moves === 0 ? '' : t('booking.movesValue', { count: moves }) },
          {
            label: t('booking.cancelled'),
            value: cancelReason === '' ? '' : t(`cancelReasons.${cancelReason}`),
          },
          { label: t('booking.sent'), value: date(createdAt, 'longMoment') },
        ]}
      />
    </div>
  );
}
