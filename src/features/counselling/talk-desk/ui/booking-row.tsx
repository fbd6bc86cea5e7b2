import { Tag, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Booking } from '@/entities/counselling/booking';
import { isLate, StateMark, type DeskWays } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { bookingRecord, hasBegun } from '../model/booking-record';
import styles from './counselling.module.css';

interface BookingRowProps {
  booking: Booking;
  /** Name of the counsellor, where several are shown. */
  counsellor?: string | undefined;
  ways: DeskWays;
  now: Date;
  /** Chooses it, where several are chosen. */
  mark?: ReactNode;
}

/** A booking of a list: its time, what it is about, and its state. */
export function BookingRow({ booking, counsellor, ways, now, mark }: BookingRowProps) {
  const { t } = useTranslation(['counselling-desk', 'booking', 'admin']);
  const { date, age } = useFormats();
  const { ref, start, state, topic, way, wished } = booking;
  return (
    <li className={styles.row}>
      <Link className={styles.link} to={ways.addressOf(ref)}>
        <span>
          {start === '' ? t('list.sent', { age: age(booking.createdAt, now) }) : date(start, 'moment')}
        </span>
        <span>{t(`booking:topics.${topic}`)}</span>
      </Link>
      <span className={styles.marks}>
        {mark}
        <StateMark state={state} isLate={isLate(bookingRecord(booking, now), now)} />
        <span>{t(`booking:ways.${way}`)}</span>
        {counsellor === undefined ? null : <span>{counsellor}</span>}
        {booking.isQuiet ? <Tag>{t('list.quiet')}</Tag> : null}
        {booking.wantsSooner ? <Tag>{t('list.sooner')}</Tag> : null}
        {booking.isFollowUp ? <Tag>{t('list.followUp')}</Tag> : null}
        {booking.isSample ? <Tag>{t('admin:sample')}</Tag> : null}
        {hasBegun(booking, now) ? <span className={textStyles.soft}>{t('list.outcome')}</span> : null}
        {wished === '' || state !== 'waiting' ? null : (
          <span className={textStyles.soft}>{t('time.wished', { start: date(wished, 'moment') })}</span>
        )}
      </span>
    </li>
  );
}
