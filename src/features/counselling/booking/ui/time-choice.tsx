import { Button, Row, stackStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking, ChosenSlot } from '@/entities/counselling/booking';
import { useFormats } from '@/shared/i18n';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { takeTime } from '../model/appointment-writes';
import { FreeTimes } from './free-times';

export interface TimeChoiceProps {
  booking: Booking;
  acts: OwnPendingWrites;
  onDone?: () => void;
}

/** Free times for a booking: those of its counsellor first, or those of all. */
export function TimeChoice({ booking, acts, onDone }: TimeChoiceProps) {
  const { t } = useTranslation('appointment');
  const { date } = useFormats();
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const [isAnyone, setAnyone] = useState(booking.counsellor === '');
  const action = useOwnAction(acts, (slot: ChosenSlot) => [takeTime(booking, slot)]);
  const take = async (slot: ChosenSlot) => {
    if (!(await action.run(slot))) return;
    setChosen(null);
    onDone?.();
  };
  return (
    <div className={stackStyles.near}>
      <FreeTimes
        way={booking.way}
        topic={isAnyone ? booking.topic : ''}
        counsellor={isAnyone ? '' : booking.counsellor}
        chosen={chosen}
        wished={booking.start || booking.wished}
        onChoose={setChosen}
      />
      <Row>
        {chosen === null ? null : (
          <Button isBusy={action.isRunning} onClick={() => void take(chosen)}>
            {t('take', { start: date(chosen.start, 'longMoment') })}
          </Button>
        )}
        {isAnyone ? null : (
          <Button
            variant="text"
            isSmall
            onClick={() => {
              setChosen(null);
              setAnyone(true);
            }}
          >
            {t('all')}
          </Button>
        )}
      </Row>
    </div>
  );
}
