import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import { useRefereesQuery, type Referee } from '@/entities/tutor-application';
import { PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';
import type { DeskRecord } from '@/shared/desk';

/** Contact details of the referees. */
export function RefereesPart({ record }: { record: DeskRecord }) {
  const { t } = useTranslation('vetting');
  return (
    <section>
      <h2>{t('referees.heading')}</h2>
      <LoggedContact
        record={record.path}
        by={useStaff()}
        hidden={t('referees.hidden')}
        show={t('referees.show')}
      >
        <ShownReferees reference={record.ref} />
      </LoggedContact>
    </section>
  );
}

function ShownReferees({ reference }: { reference: string }) {
  const { t } = useTranslation(['vetting', 'admin']);
  const { data, error } = useRefereesQuery(reference);
  if (!data && error?.code === 'not-found') return <p>{t('admin:removal.gone')}</p>;
  if (!data) return <BackendProblem error={error} />;
  const show = ({ name, phone, relation, place }: Referee) => (
    <>
      {name}, {t(`referees.relations.${relation}`)}, {place}
      <br />
      <PhoneLink phone={phone} />
    </>
  );
  return (
    <Facts
      facts={[
        { label: t('referees.first'), value: show(data.first) },
        { label: t('referees.second'), value: show(data.second) },
      ]}
    />
  );
}
