import { buttonClassName, Icon } from 'design-system';
import { useTranslation } from 'react-i18next';
import { smsText } from '@/shared/i18n';
import { mailLink } from '@/shared/ui/contact-links';
import { whatsAppLink } from '@/shared/ui/contact-ways';

/** An app that a message opens in. */
type MessageWay = 'whatsapp' | 'sms' | 'phone' | 'mail';

interface MessageKeysProps {
  /** E.164; without a number only the mail is left. */
  phone: string;
  text: string;
  /** Adds a key that calls. */
  hasCall?: boolean;
  /** Adds a key for a mail; nothing without an address. */
  mail?: { readonly email: string; readonly subject: string };
  /** The way that stands out. */
  preferred?: string;
  onOpen?: (way: MessageWay) => void;
}

/** Links that open a ready message in an own app of whoever tells, where a person sends it. */
export function MessageKeys({ phone, text, hasCall = false, mail, preferred, onOpen }: MessageKeysProps) {
  const { t } = useTranslation('telling');
  const look = (way: string) =>
    buttonClassName({ variant: way === preferred ? 'main' : 'second', isSmall: true });
  return (
    <>
      {phone === '' ? null : (
        <>
          <a
            className={look('whatsapp')}
            href={whatsAppLink(phone, text)}
            target="_blank"
            rel="noreferrer"
            onClick={() => onOpen?.('whatsapp')}
          >
            <Icon name="whatsapp" />
            {t('keys.whatsapp')}
          </a>
          <a
            className={look('sms')}
            href={`sms:${phone}?body=${encodeURIComponent(smsText(text))}`}
            onClick={() => onOpen?.('sms')}
          >
            {t('keys.sms')}
          </a>
        </>
      )}
      {hasCall && phone !== '' ? (
        <a className={look('call')} href={`tel:${phone}`} onClick={() => onOpen?.('phone')}>
          {t('keys.call')}
        </a>
      ) : null}
      {mail === undefined || mail.email === '' ? null : (
        <a
          className={look('email')}
          href={mailLink(mail.email, { subject: mail.subject, body: text })}
          onClick={() => onOpen?.('mail')}
        >
          {t('keys.mail')}
        </a>
      )}
    </>
  );
}
