import { buttonClassName, Icon, Row, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useGuardianContactQuery } from '@/entities/tuition-request';
import { dialled, useOffice } from '@/shared/office-facts';
import { useFormats } from '@/shared/i18n';
import { formatPhone } from '@/shared/phone';
import { routes } from '@/shared/routes';
import { whatsAppLink } from '@/shared/ui/contact-ways';
import { BackendProblem } from '@/shared/ui/form';
import styles from './interest-part.module.css';

/**
 * The interest question as a ready-made message. Contains no learner details and no code, because others may
 * read it.
 * @param until deadline for the answer, in milliseconds
 */
export function InterestMessage({ reference, until }: { reference: string; until: number }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const office = useOffice();
  const { data, error } = useGuardianContactQuery(reference);
  if (!data) return <BackendProblem error={error} />;
  const { name, phone, contactBy } = data;
  const text = t('interest.message', {
    address: location.origin + routes.code,
    until: date(new Date(until), 'day'),
    phone: dialled(office.phone),
  });
  const look = (way: string) =>
    buttonClassName({ variant: way === contactBy ? 'main' : 'second', isSmall: true });
  return (
    <>
      <p>{t('interest.to', { name, phone: formatPhone(phone), way: t(`contactBy.${contactBy}`) })}</p>
      <blockquote className={styles.message}>{text}</blockquote>
      <Row>
        <a className={look('whatsapp')} href={whatsAppLink(phone, text)} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" />
          {t('interest.whatsapp')}
        </a>
        <a className={look('sms')} href={`sms:${phone}?body=${encodeURIComponent(text)}`}>
          {t('interest.sms')}
        </a>
        <a className={look('call')} href={`tel:${phone}`}>
          {t('interest.call')}
        </a>
      </Row>
      <p className={textStyles.soft}>{t('interest.hint')}</p>
    </>
  );
}
