import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../phone';
import { whatsAppLink } from '../contact-ways';
import styles from './contact-links.module.css';
import { mailLink } from './mail-link';

/** Words that call a phone number on press. */
export function CallLink({ phone, children }: { phone: string; children: ReactNode }) {
  return (
    <a className={styles.way} href={`tel:${phone}`}>
      {children}
    </a>
  );
}

/**
 * A phone number that calls on press.
 * @param hasWhatsApp adds a link to WhatsApp, the preferred way
 */
export function PhoneLink({ phone, hasWhatsApp = false }: { phone: string; hasWhatsApp?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.ways}>
      <CallLink phone={phone}>{formatPhone(phone)}</CallLink>
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
