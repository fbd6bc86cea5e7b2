import { Button, Note, Row, stackStyles } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeHolder, createChangeId, logChange } from '@/entities/change-log';
import {
  type Booking,
  cancelBooking,
  CancelForm,
  type ChosenSlot,
  maximumMoves,
  mayCancel,
  mayMove,
  moveBooking,
  type OwnCancelReason,
  placeBooking,
  slotId,
} from '@/entities/counselling/booking';
import { outcomeOf } from '@/shared/api';
import { isFinal, toBackendError, type BackendError, type Write } from '@/shared/backend';
import { useFormats } from '@/shared/i18n';
import { useAction } from '@/shared/lib/action';
import { useRightNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import type { SlotChoice } from './quiet-part';

export interface QuietChangesProps {
  booking: Booking;
  /** Writes past the queue of the device, which keeps what waits. */
  commit: (writes: readonly Write[]) => Promise<void>;
  /** Where a time is chosen. */
  slots: (choice: SlotChoice) => ReactNode;
}

const sign = () => ({ id: createChangeId(), by: codeHolder, log: logChange });

/** What can still be changed of a quiet booking. */
export function QuietChanges({ booking, commit, slots }: QuietChangesProps) {
  const { t } = useTranslation('quiet-booking');
  const { now } = useRightNow();
  const cancelling = useQuietAction(commit, (reason: OwnCancelReason) =>
    cancelBooking(booking, reason, sign()),
  );
  if (booking.state === 'booked' && Date.parse(booking.start) <= now.getTime())
    return <p>{t('record.past')}</p>;
  if (!mayCancel(booking, now)) return <p>{t('record.cancel.late')}</p>;
  return (
    <>
      {booking.state === 'waiting' || mayMove(booking, now) ? (
        <TakeTime key={booking.lastChange} {...{ booking, commit, slots }} />
      ) : (
        <p>{t('record.move.used')}</p>
      )}
      <BackendProblem error={cancelling.problem} />
      <CancelForm
        words={t('record.cancel.words')}
        isBusy={cancelling.isRunning}
        onCancel={(reason) => void cancelling.run(reason)}
      />
    </>
  );
}

/** A first time, or another one, which counts once it is confirmed. */
function TakeTime({ booking, commit, slots }: QuietChangesProps) {
  const { t } = useTranslation('quiet-booking');
  const { date } = useFormats();
  const isWaiting = booking.state === 'waiting';
  const [isOpen, setOpen] = useState(isWaiting);
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const [refused, setRefused] = useState('');
  const taking = useQuietAction(commit, (slot: ChosenSlot) =>
    isWaiting ? placeBooking(booking, slot, sign()) : moveBooking(booking, slot, { ...sign(), isOwn: true }),
  );
  const take = async (slot: ChosenSlot) => {
    if (await taking.run(slot)) return;
    setRefused(slotId(slot));
  };
  const isLost = taking.problem !== null && isFinal(taking.problem.code);
  // The same place for both: whoever opens or leaves it by keyboard stays at it.
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <div className={stackStyles.near}>
          <h2>{t(isWaiting ? 'record.place.heading' : 'record.move.heading')}</h2>
          <p>
            {isWaiting
              ? t('record.place.words')
              : t('record.move.words', { count: maximumMoves - booking.moves })}
          </p>
          {slots({ way: booking.way, chosen, onChoose: setChosen, refused })}
          {isLost ? (
            <Note tone="call" role="alert">
              <p>{t('record.take.lost')}</p>
            </Note>
          ) : (
            <BackendProblem error={taking.problem} />
          )}
          <Row>
            {chosen === null ? null : (
              <Button isBusy={taking.isRunning} onClick={() => void take(chosen)}>
                {t('record.take.send', { start: date(chosen.start, 'longMoment') })}
              </Button>
            )}
            {isWaiting ? null : (
              <Button variant="second" isSmall onClick={() => setOpen(false)}>
                {t('record.move.keep')}
              </Button>
            )}
          </Row>
        </div>
      ) : (
        <Button variant="second" isSmall onClick={() => setOpen(true)}>
          {t('record.move.open')}
        </Button>
      )}
    </div>
  );
}

/** A press that writes straight to the backend, and repeats the same batch after a lost answer. */
function useQuietAction<Given>(
  commit: QuietChangesProps['commit'],
  make: (given: Given) => readonly Write[],
) {
  const [problem, setProblem] = useState<BackendError | null>(null);
  const action = useAction<Given, readonly Write[]>({
    make,
    send: async (writes) => {
      setProblem(null);
      try {
        await commit(writes);
        return outcomeOf(undefined);
      } catch (cause) {
        const found = toBackendError(cause);
        setProblem(found);
        return outcomeOf(found);
      }
    },
  });
  return { ...action, problem };
}
