import { Note, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  isWaitingWrite,
  type OwnPendingWrites,
  type PendingWrite,
  UnsentActButtons,
} from '@/shared/pending-writes';
import { useNow } from '@/shared/lib/clock';
import { whyRefused } from '../model/why-refused';

const known = {
  'homework.asked-back': 'asked-back',
  'homework.closed': 'closed',
  'homework.withdrawn': 'withdrawn',
  'concern.told': 'told',
} as const;

interface OwnActsProps {
  /** As it is now, which tells why an act was not taken. */
  question: Parameters<typeof whyRefused>[1];
  acts: OwnPendingWrites;
}

/** Acts that were not sent, or not taken and why, with what was typed. */
export function OwnActs({ question, acts: { unsent, forget, tryNow } }: OwnActsProps) {
  const { t } = useTranslation('homework-thread');
  const now = useNow();
  if (unsent.length === 0) return null;
  const typedOf = ({ shown }: PendingWrite) => (typeof shown.words === 'string' ? shown.words : '');
  return (
    <Note tone="call" role="status" className={stackStyles.near}>
      {unsent.map((act) => (
        <div key={act.id}>
          <p>
            <b>{t(`acts.${known[act.event as keyof typeof known]}`)}</b>:{' '}
            {isWaitingWrite(act) ? t('acts.waiting') : t(`acts.refused.${whyRefused(act, question, now)}`)}
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
