import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { useJobRefereesQuery, type JobReferees } from '@/entities/jobs/job-application';
import { useStaff } from '@/entities/session';
import { PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';
import type { ApplicantRow } from '../model/applicant-row';

/** Referees of an applicant. Opening their numbers is logged. */
export function ApplicantReferees({ row }: { row: ApplicantRow }) {
  const { t } = useTranslation('applicants');
  return (
    <section>
      <h2>{t('referees.heading')}</h2>
      <LoggedContact
        record={row.path}
        by={useStaff()}
        hidden={t('referees.hidden')}
        show={t('referees.show')}
      >
        <ShownReferees reference={row.ref} />
      </LoggedContact>
    </section>
  );
}

function ShownReferees({ reference }: { reference: string }) {
  const { t } = useTranslation(['applicants', 'vetting']);
  const { data, error } = useJobRefereesQuery(reference);
  if (data === undefined) return <BackendProblem error={error} />;
  if (data === null) return <p>{t('referees.none')}</p>;
  const show = ({ name, phone, relation, place }: JobReferees['first']) => (
    <>
      {name}, {t(`vetting:referees.relations.${relation}`)}, {place}
      <br />
      <PhoneLink phone={phone} />
    </>
  );
  return (
    <Facts
      facts={[
        { label: t('referees.first'), value: show(data.first) },
        { label: t('referees.second'), value: data.second ? show(data.second) : '' },
      ]}
    />
  );
}
