import { Button, Note, Row, stackStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPath, maximumMoves, mayCancel, mayMove, type Booking } from '@/entities/counselling/booking';
import { dialled, useOffice } from '@/shared/office-facts';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { askToBeCalledEarlier } from '../model/appointment-writes';
import { CancelTalk } from './cancel-talk';
import { TimeChoice } from './time-choice';

export interface AppointmentChangesProps {
  booking: Booking;
  acts: OwnPendingWrites;
  now: Date;
}

/** What whoever has the code can still do: another time, an earlier call, or cancel. */
export function AppointmentChanges({ booking, acts, now }: AppointmentChangesProps) {
  const { t } = useTranslation('appointment');
  const office = useOffice();
  const { state, start } = booking;
  // An act under way counts as done, so that nobody takes two times.
  if (acts.isChanging(bookingPath(booking.ref), booking.lastChange)) return null;
  if (state === 'booked' && Date.parse(start) <= now.getTime()) return <p>{t('past')}</p>;
  if (!mayCancel(booking, now)) {
    return state === 'booked' ? (
      <Note tone="call" role="status">
        <p>{t('late', { phone: dialled(office.phone) })}</p>
      </Note>
    ) : null;
  }
  return (
    <div className={stackStyles.apart}>
      {state === 'waiting' ? (
        <div className={stackStyles.near}>
          <h3>{t('waiting.heading')}</h3>
          <p>{t('waiting.words')}</p>
          <TimeChoice booking={booking} acts={acts} />
        </div>
      ) : mayMove(booking, now) ? (
        <MoveTalk booking={booking} acts={acts} />
      ) : (
        <p>{t('move.used')}</p>
      )}
      <Sooner booking={booking} acts={acts} />
      <CancelTalk booking={booking} acts={acts} />
    </div>
  );
}

function MoveTalk({ booking, acts }: Omit<AppointmentChangesProps, 'now'>) {
  const { t } = useTranslation('appointment');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // The same place for both: whoever opens or leaves it by keyboard stays at it.
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <div className={stackStyles.near}>
          <h3>{t('move.heading')}</h3>
          <p>{t('move.words', { count: maximumMoves - booking.moves })}</p>
          <TimeChoice booking={booking} acts={acts} onDone={close} />
          <Row>
            <Button variant="second" isSmall onClick={close}>
              {t('move.keep')}
            </Button>
          </Row>
        </div>
      ) : (
        <Button variant="second" isSmall onClick={() => setOpen(true)}>
          {t('move.open')}
        </Button>
      )}
    </div>
  );
}

function Sooner({ booking, acts }: Omit<AppointmentChangesProps, 'now'>) {
  const { t } = useTranslation('appointment');
  const action = useOwnAction(acts, (_given: string) => [askToBeCalledEarlier(booking)]);
  if (booking.state !== 'booked') return null;
  if (booking.wantsSooner) return <p role="status">{t('sooner.asked')}</p>;
  return (
    <div className={stackStyles.near}>
      <p>{t('sooner.words')}</p>
      <Row>
        <Button
          variant="second"
          isSmall
          isBusy={action.isRunning}
          onClick={() => void action.run(booking.lastChange)}
        >
          {t('sooner.ask')}
        </Button>
      </Row>
    </div>
  );
}
