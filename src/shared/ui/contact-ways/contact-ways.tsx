import { Icon, Row, Tag } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dialled, useOffice } from '../../office-facts';
import { routes } from '../../routes';
import { LinkButton } from '../links';
import { useOpeningHours } from './use-opening-hours';
import styles from './contact-ways.module.css';

/** Link to a WhatsApp draft; the person sends it. Never put a child's name or need in `text`. */
export function whatsAppLink(phone: string, text?: string): string {
  const address = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}

/**
 * The office's phone number, hours and other ways of contact.
 * @param closedDay `NextClosedDay`, which the footer's links must not load
 */
export function ContactWays({ closedDay }: { closedDay: ReactNode }) {
  const { t } = useTranslation('shell');
  const office = useOffice();
  const { days, hours } = useOpeningHours();
  return (
    <div className={styles.ways}>
      <p>
        <a className={styles.number} href={`tel:${office.phone}`}>
          {dialled(office.phone)}
        </a>
        <br />
        {office.officeName === ''
          ? t('contact.numberWords')
          : t('contact.numberWords', { context: 'named', name: office.officeName })}{' '}
        {office.own.phone === undefined ? <Tag>{t('contact.sampleNumber')}</Tag> : null}
      </p>
      <p>
        <strong>{days}</strong>
        <br />
        {t('contact.hours', { hours })}
        {closedDay}
      </p>
      <Row>
        <LinkButton variant="white" to={whatsAppLink(office.whatsApp)}>
          <Icon name="whatsapp" />
          {t('contact.whatsapp')}
        </LinkButton>
        <LinkButton variant="second" to={`sms:${office.sms}`} reloadDocument>
          {t('contact.sms')}
        </LinkButton>
        <LinkButton variant="second" to={routes.enquiry}>
          <Icon name="write" />
          {t('contact.write')}
        </LinkButton>
      </Row>
    </div>
  );
}
