import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { useJobApplicantContactQuery } from '@/entities/jobs/job-application';
import { useStaff } from '@/entities/session';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';
import type { ApplicantRow } from '../model/applicant-row';
import { ApplicantMessages } from './applicant-messages';

/** Name and contact of an applicant, and ready messages. Opening them is logged. */
export function ApplicantContact({ row }: { row: ApplicantRow }) {
  const { t } = useTranslation('applicants');
  return (
    <section>
      <h2>{t('contact.heading')}</h2>
      <LoggedContact record={row.path} by={useStaff()} hidden={t('contact.hidden')} show={t('contact.show')}>
        <ShownContact row={row} />
      </LoggedContact>
    </section>
  );
}

function ShownContact({ row }: { row: ApplicantRow }) {
  const { t } = useTranslation(['applicants', 'admin']);
  const { data, error } = useJobApplicantContactQuery(row.ref);
  if (!data && error?.code === 'not-found') return <p>{t('admin:removal.gone')}</p>;
  if (!data) return <BackendProblem error={error} />;
  const { name, phone, email } = data;
  return (
    <>
      <Facts
        facts={[
          { label: t('admin:facts.name'), value: name },
          { label: t('admin:facts.phone'), value: <PhoneLink phone={phone} whatsApp={phone} /> },
          { label: t('admin:facts.email'), value: email ? <EmailLink email={email} /> : '' },
        ]}
      />
      <ApplicantMessages key={row.state} row={row} contact={data} />
    </>
  );
}
