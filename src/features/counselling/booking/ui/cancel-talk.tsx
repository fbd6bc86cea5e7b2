import { useTranslation } from 'react-i18next';
import { CancelForm, type Booking, type OwnCancelReason } from '@/entities/counselling/booking';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { cancelTalk } from '../model/appointment-writes';

/** Cancels the talk for a reason. */
export function CancelTalk({ booking, acts }: { booking: Booking; acts: OwnPendingWrites }) {
  const { t } = useTranslation('appointment');
  const action = useOwnAction(acts, (reason: OwnCancelReason) => [cancelTalk(booking, reason)]);
  return (
    <CancelForm
      words={t('cancel.words')}
      isBusy={action.isRunning}
      onCancel={(reason) => void action.run(reason)}
    />
  );
}
