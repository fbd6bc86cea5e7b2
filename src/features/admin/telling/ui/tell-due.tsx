import { Button, Row, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dueTellingId, paymentDue } from '@/entities/telling';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { useTellingsOfQuery } from '../api/telling-api';
import { TellForm } from './tell-form';

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
  const [isOpen, setOpen] = useState(false);
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
      {reminders.some((telling) => telling.id === id) ? null : isOpen ? (
        <>
          <TellForm
            change={{ id, record, event: paymentDue }}
            owed={{ to: 'family', topic: 'payment-due' }}
          />
          <Row>
            <Button variant="text" isSmall onClick={() => setOpen(false)}>
              {t('papers.leave')}
            </Button>
          </Row>
        </>
      ) : (
        <Row>
          <Button variant="second" isSmall onClick={() => setOpen(true)}>
            {t('dues.tell')}
          </Button>
        </Row>
      )}
    </>
  );
}
