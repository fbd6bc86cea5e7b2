import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { dueTellingId, paymentDue } from '@/entities/telling';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { useTellingsOfQuery } from '../api/telling-api';
import { TellOpener } from './tell-opener';

interface TellDueProps {
  /** Path of the request whose family owes something. */
  record: string;
}

/** When the family was reminded of what it owes, and the ready message, once a day. */
export function TellDue({ record }: TellDueProps) {
  const { t } = useTranslation('telling');
  const { date } = useFormats();
  const today = useNow().toISOString().slice(0, 10);
  const { data } = useTellingsOfQuery(record);
  const id = dueTellingId(record.slice(record.indexOf('/') + 1), today);
  const reminders = data?.filter(({ event }) => event === paymentDue);
  if (!reminders) return null;
  return (
    <>
      {reminders.slice(0, 1).map(({ way, name, at }) => (
        <p key={at} className={textStyles.soft}>
          {t('dues.told', { how: t(`done.${way}`), name, date: date(at, 'moment') })}
        </p>
      ))}
      {reminders.some((telling) => telling.id === id) ? null : (
        <TellOpener
          change={{ id, record, event: paymentDue }}
          owed={{ to: 'family', topic: 'payment-due' }}
          open={t('dues.tell')}
        />
      )}
    </>
  );
}
