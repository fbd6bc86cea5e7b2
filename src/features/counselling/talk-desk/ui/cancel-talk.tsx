import { Button, FieldGroup, Note, Row, Chip, Chips } from 'design-system';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@/entities/counselling/booking';
import { useStaff } from '@/entities/session';
import { bookingCancelReasons, type BookingCancelReason } from '@/shared/choices';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem } from '@/shared/ui/form';
import { useCancelTalkMutation } from '../api/counselling-desk-api';
import styles from './counselling.module.css';

/** Calls a talk off, for a reason that whoever booked sees. */
export function CancelTalk({ booking }: { booking: Booking }) {
  const { t } = useTranslation('counselling-desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <Reasons booking={booking} onClose={() => setOpen(false)} />
      ) : (
        <Row>
          <Button variant="second" isSmall onClick={() => setOpen(true)}>
            {t('cancel.open')}
          </Button>
        </Row>
      )}
    </div>
  );
}

function Reasons({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation(['counselling-desk', 'validation']);
  const by = useStaff();
  const name = useId();
  const [reason, setReason] = useState<BookingCancelReason>();
  const [isAsked, setAsked] = useState(false);
  const [cancel, { error, isLoading }] = useCancelTalkMutation();
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const send = async () => {
    setAsked(true);
    if (reason === undefined) return;
    const result = await cancel({ by, booking, reason });
    if (result.error === undefined) onClose();
  };
  return (
    <div ref={part} tabIndex={-1}>
      <Note tone="call" className={styles.part}>
        <FieldGroup
          legend={t('cancel.reason')}
          hint={t('cancel.words')}
          error={isAsked && reason === undefined ? t('validation:required') : undefined}
        >
          <Chips>
            {bookingCancelReasons.map((value) => (
              <Chip
                key={value}
                type="radio"
                name={name}
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
              >
                {t(`cancelReasons.${value}`)}
              </Chip>
            ))}
          </Chips>
        </FieldGroup>
        <BackendProblem error={error} />
        <Row>
          <Button variant="stop" isSmall isBusy={isLoading} onClick={() => void send()}>
            {t('cancel.send')}
          </Button>
          <Button variant="second" isSmall onClick={onClose}>
            {t('cancel.leave')}
          </Button>
        </Row>
      </Note>
    </div>
  );
}
