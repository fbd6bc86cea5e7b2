import { buttonClassName, Icon, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { dialled, useOffice } from '@/shared/office-facts';
import { whatsAppLink } from '@/shared/ui/contact-ways';

/** Whom of the office a school asks. */
export function AskOffice() {
  const { t } = useTranslation(['code', 'shell']);
  const office = useOffice();
  const look = buttonClassName({ variant: 'second' });
  return (
    <>
      <p>{t('school.ask')}</p>
      <Row>
        <a className={look} href={`tel:${office.phone}`}>
          {t('school.call', { phone: dialled(office.phone) })}
        </a>
        <a className={look} href={whatsAppLink(office.whatsApp)} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" />
          {t('shell:contact.whatsapp')}
        </a>
      </Row>
    </>
  );
}
