import { textStyles } from 'design-system';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../phone';
import { whatsAppLink } from '../contact-ways';
import styles from './contact-links.module.css';
import { mailLink } from './mail-link';

/**
 * A phone number that calls on press.
 * @param whatsApp number to write to on WhatsApp, the preferred way; that of the office is not its phone
 */
export function PhoneLink({ phone, whatsApp = null }: { phone: string; whatsApp?: string | null }) {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.ways}>
      <a className={styles.way} href={`tel:${phone}`}>
        <span className={textStyles.unbroken}>{formatPhone(phone)}</span>
      </a>
      {whatsApp === null ? null : (
        <a className={styles.way} href={whatsAppLink(whatsApp)} target="_blank" rel="noreferrer">
          {t('contact.whatsapp')}
        </a>
      )}
    </span>
  );
}

/** An email address that opens a mail on press. Where it does not fit, its line ends before `@` or a dot. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a className={styles.way} href={mailLink(email)}>
      <span>
        {email.split(/(?=[@.])/).map((part, index) => (
          <Fragment key={`${String(index)}${part}`}>
            {index === 0 ? null : <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </a>
  );
}
