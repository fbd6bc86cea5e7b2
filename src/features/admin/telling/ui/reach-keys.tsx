import { Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { TellingWay } from '@/entities/telling';
import { formatPhone } from '@/shared/phone';
import { BackendProblem } from '@/shared/ui/form';
import { MessageKeys } from '@/shared/ui/message-keys';
import { useAddresseeQuery } from '../api/addressee-api';
import type { Addressee } from '../model/owed-telling';

interface ReachKeysProps {
  /** Path of the record that changed. */
  record: string;
  to: Addressee;
  text: string;
  /** An app was opened with the message. */
  onOpen: (way: TellingWay) => void;
}

/** Whom to tell, and links that open WhatsApp, SMS, mail or a call. */
export function ReachKeys({ record, to, text, onOpen }: ReachKeysProps) {
  const { t } = useTranslation('telling');
  const { data, error } = useAddresseeQuery({ record, to });
  if (error) return <BackendProblem error={error} />;
  if (data === undefined) return null;
  const { name, phone, email, hours = '', mayTell = '' } = data ?? { name: '', phone: '', email: '' };
  return (
    <>
      {phone === '' && email === '' ? <p>{t('noContact')}</p> : null}
      <p>{[name, phone === '' ? '' : formatPhone(phone), email].filter(Boolean).join(', ')}</p>
      {hours === '' ? null : (
        <p>
          <strong>{t('onlyAt', { hours })}</strong>
        </p>
      )}
      {mayTell === '' ? null : (
        <p>
          <strong>{t('mayTell', { words: mayTell })}</strong>
        </p>
      )}
      <Row>
        <MessageKeys {...{ phone, text, onOpen }} hasCall mail={{ email, subject: t('subject') }} />
      </Row>
    </>
  );
}
