import { Button, Facts } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { useRefereesQuery, type Referee } from '@/entities/tutor-application';
import { PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';
import { useLogContactShownMutation } from '@/entities/change-log';
import type { DeskRecord } from '@/shared/desk';

/** Contact details of the referees. Shown only after the access was written to the change log. */
export function RefereesPart({ record }: { record: DeskRecord }) {
  const staff = useStaff();
  const { t } = useTranslation('vetting');
  const [isShown, setShown] = useState(false);
  const [log, { error, isLoading }] = useLogContactShownMutation();
  const show = async () => {
    const result = await log({ path: record.path, by: staff });
    setShown(result.error === undefined);
  };
  return (
    <section>
      <h2>{t('referees.heading')}</h2>
      {isShown ? (
        <ShownReferees reference={record.ref} />
      ) : (
        <>
          <p>{t('referees.hidden')}</p>
          <Button variant="second" isSmall disabled={isLoading} onClick={() => void show()}>
            {t('referees.show')}
          </Button>
        </>
      )}
      <BackendProblem error={error} />
    </section>
  );
}

function ShownReferees({ reference }: { reference: string }) {
  const { t } = useTranslation('vetting');
  const { data, error } = useRefereesQuery(reference);
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
