import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import { useGuardianContactQuery } from '@/entities/tuition-request';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';
import type { DeskRecord } from '@/shared/desk';

/** Contact details of a request. */
export function GuardianContact({ record }: { record: DeskRecord }) {
  const { t } = useTranslation('admin');
  return (
    <section>
      <h3>{t('facts.guardian')}</h3>
      <LoggedContact record={record.path} by={useStaff()} hidden={t('contactHidden')} show={t('showContact')}>
        <ShownContact reference={record.ref} />
      </LoggedContact>
    </section>
  );
}

function ShownContact({ reference }: { reference: string }) {
  const { t } = useTranslation('admin');
  const { data, error } = useGuardianContactQuery(reference);
  if (!data && error?.code === 'not-found') return <p>{t('removal.gone')}</p>;
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
