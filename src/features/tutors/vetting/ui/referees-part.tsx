import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import {
  tutorApplicationPath,
  useRefereesQuery,
  type Referee,
  type TutorApplication,
} from '@/entities/tutor-application';
import { PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';
import { ApplicationCorrection } from './application-correction';

/** Contact details of the referees. */
export function RefereesPart({ application }: { application: TutorApplication }) {
  const { t } = useTranslation('vetting');
  return (
    <section>
      <h2>{t('referees.heading')}</h2>
      <LoggedContact
        record={tutorApplicationPath(application.ref)}
        by={useStaff()}
        hidden={t('referees.hidden')}
        show={t('referees.show')}
      >
        <ShownReferees application={application} />
      </LoggedContact>
    </section>
  );
}

function ShownReferees({ application }: { application: TutorApplication }) {
  const { t } = useTranslation(['vetting', 'admin']);
  const { data, error } = useRefereesQuery(application.ref);
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
    <>
      <Facts
        facts={[
          { label: t('referees.first'), value: show(data.first) },
          { label: t('referees.second'), value: show(data.second) },
        ]}
      />
      <ApplicationCorrection what="referees" application={{ ...application, ...data }} />
    </>
  );
}
