import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../phone';
import { whatsAppLink } from '../contact-ways';
import styles from './contact-links.module.css';
import { mailLink } from './mail-link';

/**
 * A phone number that calls on press.
 * @param hasWhatsApp adds a link to WhatsApp, the preferred way
 */
export function PhoneLink({ phone, hasWhatsApp = false }: { phone: string; hasWhatsApp?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.ways}>
      <a className={styles.way} href={`tel:${phone}`}>
        {formatPhone(phone)}
      </a>
      {hasWhatsApp ? (
        <a className={styles.way} href={whatsAppLink(phone)} target="_blank" rel="noreferrer">
          {t('contact.whatsapp')}
        </a>
      ) : null}
    </span>
  );
}

/** An email address that opens a mail on press. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a className={styles.way} href={mailLink(email)}>
      {email}
    </a>
  );
}
