import { Note, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  isWaitingWrite,
  type OwnPendingWrites,
  type PendingWrite,
  UnsentActButtons,
} from '@/shared/pending-writes';
import { useFormats } from '@/shared/i18n';

const known = {
  'booking.placed': 'booking-placed',
  'booking.moved': 'booking-moved',
  'booking.cancelled': 'booking-cancelled',
  'booking.sooner-asked': 'booking-sooner-asked',
} as const;

/** Acts that were not sent, or not done: a time that somebody else took first. */
export function AppointmentActs({ acts: { unsent, forget, tryNow } }: { acts: OwnPendingWrites }) {
  const { t } = useTranslation('appointment');
  const { date } = useFormats();
  if (unsent.length === 0) return null;
  const wordsOf = (act: PendingWrite) => {
    const event = known[act.event as keyof typeof known];
    const { start } = act.shown;
    return [t(`acts.${event}`), ...(typeof start === 'string' ? [date(start, 'moment')] : [])].join(', ');
  };
  const outcomeOf = (act: PendingWrite) => {
    if (isWaitingWrite(act)) return t('acts.waiting');
    return t(typeof act.shown.start === 'string' ? 'acts.lost' : 'acts.refused');
  };
  return (
    <Note tone="call" role="status" className={stackStyles.near}>
      {unsent.map((act) => (
        <div key={act.id}>
          <p>
            <b>{wordsOf(act)}</b>: {outcomeOf(act)}
          </p>
          <UnsentActButtons
            act={act}
            acts={{ tryNow, forget }}
            labels={{ tryNow: t('acts.tryNow'), forget: t('acts.forget') }}
          />
        </div>
      ))}
    </Note>
  );
}
