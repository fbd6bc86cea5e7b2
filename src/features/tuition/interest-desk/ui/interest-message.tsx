import { Row, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useGuardianContactQuery } from '@/entities/tuition-request';
import { dialled, useOffice } from '@/shared/office-facts';
import { useFormats } from '@/shared/i18n';
import { formatPhone } from '@/shared/phone';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { MessageKeys } from '@/shared/ui/message-keys';
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
  return (
    <>
      <p>{t('interest.to', { name, phone: formatPhone(phone), way: t(`contactBy.${contactBy}`) })}</p>
      <blockquote className={styles.message}>{text}</blockquote>
      <Row>
        <MessageKeys {...{ phone, text }} hasCall preferred={contactBy} />
      </Row>
      <p className={textStyles.soft}>{t('interest.hint')}</p>
    </>
  );
}
