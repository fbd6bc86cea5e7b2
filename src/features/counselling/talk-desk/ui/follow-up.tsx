import { Button, Field, Row, Select, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { slotWith, type Booking } from '@/entities/counselling/booking';
import { addDays, dayAt } from '@/entities/counselling/schedule';
import { createReferenceCode } from '@/entities/reference-code';
import { useStaff } from '@/entities/session';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import type { DeskWays } from '@/shared/desk';
import { useArrangeFollowUpMutation } from '../api/counselling-desk-api';
import styles from './counselling.module.css';
import { offeredDays, useFreeTimes } from './use-free-times';

/** Weeks until the further talk. */
const weeksLater = [0, 1, 2, 3] as const;

/** Arranges a further talk at the next free time, which the button names. */
export function FollowUp({ booking, ways }: { booking: Booking; ways: DeskWays }) {
  const { t } = useTranslation('counselling-desk');
  return (
    <section className={styles.part}>
      <h2>{t('follow.heading')}</h2>
      {booking.next === '' ? (
        <NextTime booking={booking} />
      ) : (
        <Link className={styles.link} to={ways.addressOf(booking.next)}>
          {t('follow.open')}
        </Link>
      )}
    </section>
  );
}

function NextTime({ booking }: { booking: Booking }) {
  const { t } = useTranslation('counselling-desk');
  const { date } = useFormats();
  const now = useNow();
  const by = useStaff();
  const [weeks, setWeeks] = useState(0);
  const [arrange, { error: refused, isLoading: isSending }] = useArrangeFollowUpMutation();
  const { counsellor, times, error, isLoading } = useFreeTimes(booking.counsellor, booking.way);
  const from = addDays(dayAt(now), weeks * 7);
  const start = times.find((time) => time > booking.start && time >= from);
  return (
    <>
      <p className={textStyles.soft}>{t('follow.words')}</p>
      <Field label={t('follow.when')}>
        {(control) => (
          <Select
            {...control}
            isShort
            value={weeks}
            onChange={(event) => setWeeks(Number(event.target.value))}
          >
            {weeksLater.map((count) => (
              <option key={count} value={count}>
                {count === 0 ? t('follow.soonest') : t('follow.weeks', { count })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <BackendProblem error={error ?? refused} />
      {counsellor && start !== undefined ? (
        <Row>
          <Button
            isSmall
            isBusy={isSending}
            onClick={() =>
              void arrange({
                by,
                booking,
                ref: createReferenceCode('counselling'),
                slot: slotWith(counsellor, start, booking.way),
              })
            }
          >
            {t('follow.save', { start: date(start, 'moment') })}
          </Button>
        </Row>
      ) : isLoading ? null : (
        <p>{t(counsellor ? 'time.none' : 'follow.nobody', { days: offeredDays })}</p>
      )}
    </>
  );
}
