import { buttonClassName, Icon, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { TellingWay } from '@/entities/telling';
import { formatPhone } from '@/shared/phone';
import { mailLink } from '@/shared/ui/contact-links';
import { whatsAppLink } from '@/shared/ui/contact-ways';
import { BackendProblem } from '@/shared/ui/form';
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
  const { name, phone, email } = data ?? { name: '', phone: '', email: '' };
  const look = buttonClassName({ variant: 'second', isSmall: true });
  return (
    <>
      {phone === '' && email === '' ? <p>{t('noContact')}</p> : null}
      <p>{[name, phone === '' ? '' : formatPhone(phone), email].filter(Boolean).join(', ')}</p>
      <Row>
        {phone === '' ? null : (
          <>
            <a
              className={look}
              href={whatsAppLink(phone, text)}
              target="_blank"
              rel="noreferrer"
              onClick={() => onOpen('whatsapp')}
            >
              <Icon name="whatsapp" />
              {t('whatsapp')}
            </a>
            <a
              className={look}
              href={`sms:${phone}?body=${encodeURIComponent(text)}`}
              onClick={() => onOpen('sms')}
            >
              {t('sms')}
            </a>
            <a className={look} href={`tel:${phone}`} onClick={() => onOpen('phone')}>
              {t('call')}
            </a>
          </>
        )}
        {email === '' ? null : (
          <a
            className={look}
            href={mailLink(email, { subject: t('subject'), body: text })}
            onClick={() => onOpen('mail')}
          >
            {t('mail')}
          </a>
        )}
      </Row>
    </>
  );
}
