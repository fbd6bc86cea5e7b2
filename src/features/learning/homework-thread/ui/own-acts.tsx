import { Note, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  isWaitingWrite,
  type OwnPendingWrites,
  type PendingWrite,
  UnsentActButtons,
} from '@/shared/pending-writes';

const known = {
  'homework.asked-back': 'asked-back',
  'homework.closed': 'closed',
  'homework.withdrawn': 'withdrawn',
  'concern.told': 'told',
} as const;

/** Acts that were not sent, or not taken, with what was typed. */
export function OwnActs({ acts: { unsent, forget, tryNow } }: { acts: OwnPendingWrites }) {
  const { t } = useTranslation('homework-thread');
  if (unsent.length === 0) return null;
  const typedOf = ({ shown }: PendingWrite) => (typeof shown.words === 'string' ? shown.words : '');
  return (
    <Note tone="call" role="status" className={stackStyles.near}>
      {unsent.map((act) => (
        <div key={act.id}>
          <p>
            <b>{t(`acts.${known[act.event as keyof typeof known]}`)}</b>:{' '}
            {t(isWaitingWrite(act) ? 'acts.waiting' : 'acts.refused')}
          </p>
          {typedOf(act) === '' ? null : <p>{t('acts.typed', { words: typedOf(act) })}</p>}
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
