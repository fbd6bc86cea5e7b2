import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { useConsultationContactQuery } from '@/entities/consultancy/consultation';
import { useStaff } from '@/entities/session';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';
import type { ConsultationRow } from '../model/consultation-row';

/** Who sent it, and how to reach them. Opening it is logged. */
export function ConsultationContact({ row }: { row: ConsultationRow }) {
  const { t } = useTranslation('consultation-desk');
  return (
    <section>
      <h2>{t('contact.heading')}</h2>
      <LoggedContact record={row.path} by={useStaff()} hidden={t('contact.hidden')} show={t('contact.show')}>
        <ShownContact code={row.ref} />
      </LoggedContact>
    </section>
  );
}

function ShownContact({ code }: { code: string }) {
  const { t } = useTranslation(['consultation-desk', 'admin']);
  const { data, error } = useConsultationContactQuery(code);
  if (!data)
    return error?.code === 'not-found' ? <p>{t('admin:removal.gone')}</p> : <BackendProblem error={error} />;
  const { name, position, phone, email } = data;
  return (
    <Facts
      facts={[
        { label: t('admin:facts.name'), value: name },
        { label: t('contact.position'), value: position },
        { label: t('admin:facts.phone'), value: <PhoneLink phone={phone} whatsApp={phone} /> },
        { label: t('admin:facts.email'), value: email ? <EmailLink email={email} /> : '' },
      ]}
    />
  );
}
