import { Button, Facts } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { useGuardianContactQuery } from '@/entities/tuition-request';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';
import { useLogContactShownMutation } from '@/entities/change-log';
import type { DeskRecord } from '@/shared/desk';
import styles from './guardian-contact.module.css';

/** Contact details of a request. Shown only after the access was written to the change log. */
export function GuardianContact({ record }: { record: DeskRecord }) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const [isShown, setShown] = useState(false);
  const [log, { error, isLoading }] = useLogContactShownMutation();
  const show = async () => {
    const result = await log({ path: record.path, by: staff });
    setShown(result.error === undefined);
  };
  return (
    <section>
      <h3>{t('facts.guardian')}</h3>
      {isShown ? (
        <ShownContact reference={record.ref} />
      ) : (
        <div className={styles.hidden}>
          <p>{t('contactHidden')}</p>
          <Button variant="second" isSmall disabled={isLoading} onClick={() => void show()}>
            {t('showContact')}
          </Button>
        </div>
      )}
      <BackendProblem error={error} />
    </section>
  );
}

function ShownContact({ reference }: { reference: string }) {
  const { t } = useTranslation('admin');
  const { data, error } = useGuardianContactQuery(reference);
  if (!data) return <BackendProblem error={error} />;
  return (
    <Facts
      facts={[
        { label: t('facts.guardian'), value: `${data.name}, ${t(`relation.${data.relation}`)}` },
        { label: t('facts.reach'), value: t(`contactBy.${data.contactBy}`) },
        {
          label: t('facts.phone'),
          value: <PhoneLink phone={data.phone} hasWhatsApp={data.contactBy === 'whatsapp'} />,
        },
        { label: t('facts.email'), value: data.email ? <EmailLink email={data.email} /> : '' },
        { label: t('facts.address'), value: [data.digitalAddress, data.landmark].filter(Boolean).join(', ') },
        { label: t('facts.message'), value: data.message },
        {
          label: t('facts.consent'),
          value: t('facts.consentValue', { version: data.consent.version, language: data.consent.language }),
        },
        { label: t('facts.news'), value: t(data.consent.news ? 'yes' : 'no') },
      ]}
    />
  );
}
