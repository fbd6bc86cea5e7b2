import { Button, Facts, Section } from 'design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeHolder, createChangeId, logChange } from '@/entities/change-log';
import {
  type Booking,
  cancelBooking,
  type ChosenSlot,
  mayCancel,
  mayMove,
  moveBooking,
  placeBooking,
} from '@/entities/counselling/booking';
import { outcomeOf } from '@/shared/api';
import { toBackendError, type Write } from '@/shared/backend';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { BackendProblem } from '@/shared/ui/form';
import type { SlotChoice } from './quiet-part';
import styles from './quiet.module.css';

export interface QuietRecordProps {
  booking: Booking;
  /** Writes past the queue of the device, which keeps what waits. */
  commit: (writes: readonly Write[]) => Promise<void>;
  /** Where a time is chosen. */
  slots?: ((choice: SlotChoice) => ReactNode) | undefined;
  onClose: () => void;
}

const isOver = ({ state }: Booking) => state !== 'waiting' && state !== 'booked';

const sign = () => ({ id: createChangeId(), by: codeHolder, log: logChange });

/** A quiet booking, opened by its code or its words, with what can still be changed. */
export function QuietRecord({ booking, commit, slots, onClose }: QuietRecordProps) {
  const { t } = useTranslation('quiet-booking');
  const { date } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { state, start, way } = booking;
  return (
    <Section isFirst>
      <div className={styles.stack}>
        <h1 ref={heading} tabIndex={-1}>
          {t('record.heading')}
        </h1>
        <p className={styles.lead}>{t('record.lead')}</p>
        <Facts
          facts={[
            { label: t('record.state'), value: t(`record.states.${state}`) },
            { label: t('record.time'), value: start === '' ? t('record.noTime') : date(start, 'moment') },
            { label: t('record.way'), value: t(`ways.${way}`) },
          ]}
        />
        {isOver(booking) ? null : <Changes booking={booking} commit={commit} slots={slots} />}
        <Button variant="second" onClick={onClose}>
          {t('record.close')}
        </Button>
      </div>
    </Section>
  );
}

function Changes({ booking, commit, slots }: Omit<QuietRecordProps, 'onClose'>) {
  const { t } = useTranslation('quiet-booking');
  const now = useNow();
  const [error, setError] = useState<unknown>(undefined);
  const send = async (writes: readonly Write[]) => {
    setError(undefined);
    try {
      await commit(writes);
      return outcomeOf(undefined);
    } catch (cause) {
      const problem = toBackendError(cause);
      setError(problem);
      return outcomeOf(problem);
    }
  };
  if (!mayCancel(booking, now)) return <p>{t('record.cancel.late')}</p>;
  const take = (slot: ChosenSlot | null) => {
    if (slot === null) return;
    void send(
      booking.state === 'waiting'
        ? placeBooking(booking, slot, sign())
        : moveBooking(booking, slot, { ...sign(), isOwn: true }),
    );
  };
  const canChoose = booking.state === 'waiting' || mayMove(booking, now);
  return (
    <>
      {canChoose ? slots?.({ way: booking.way, chosen: null, onChoose: take }) : null}
      <BackendProblem error={error} />
      <ConfirmButton
        open={t('record.cancel.open')}
        heading={t('record.cancel.heading')}
        words={t('record.cancel.words')}
        sendLabel={t('record.cancel.send')}
        leave={t('record.cancel.keep')}
        make={() => cancelBooking(booking, 'other', sign())}
        send={send}
      />
    </>
  );
}
