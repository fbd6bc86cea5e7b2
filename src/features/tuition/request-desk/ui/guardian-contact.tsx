import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { lazy } from 'react';
import { CorrectionPart, LoggedContact } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import { useGuardianContactQuery, type TuitionRequest } from '@/entities/tuition-request';
import { languages } from '@/shared/i18n';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';
import type { RequestRow } from '../model/request-row';

/** Lazy: rarely opened. */
const GuardianCorrectionForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk-correction" */ './guardian-correction-form'))
    .GuardianCorrectionForm,
}));

/** Contact details of a request. */
export function GuardianContact({ record }: { record: RequestRow }) {
  const { t } = useTranslation('admin');
  return (
    <section>
      <h3>{t('facts.guardian')}</h3>
      <LoggedContact record={record.path} by={useStaff()} hidden={t('contactHidden')} show={t('showContact')}>
        <ShownContact request={record.request} />
      </LoggedContact>
    </section>
  );
}

function ShownContact({ request }: { request: TuitionRequest }) {
  const { t } = useTranslation('admin');
  const { data, error } = useGuardianContactQuery(request.ref);
  if (!data && error?.code === 'not-found') return <p>{t('removal.gone')}</p>;
  if (!data) return <BackendProblem error={error} />;
  return (
    <>
      <Facts
        facts={[
          { label: t('facts.guardian'), value: `${data.name}, ${t(`relation.${data.relation}`)}` },
          { label: t('facts.reach'), value: t(`contactBy.${data.contactBy}`) },
          {
            label: t('facts.phone'),
            value: (
              <PhoneLink phone={data.phone} whatsApp={data.contactBy === 'whatsapp' ? data.phone : null} />
            ),
          },
          { label: t('facts.email'), value: data.email ? <EmailLink email={data.email} /> : '' },
          {
            label: t('facts.address'),
            value: [data.digitalAddress, data.landmark].filter(Boolean).join(', '),
          },
          { label: t('facts.message'), value: data.message },
          {
            label: t('facts.consent'),
            value: t('facts.consentValue', {
              version: data.consent.version,
              language: languages.find(({ code }) => code === data.consent.language)?.name,
            }),
          },
          { label: t('facts.news'), value: t(data.consent.news ? 'yes' : 'no') },
        ]}
      />
      {request.removal === undefined ? (
        <CorrectionPart>
          {(close) => <GuardianCorrectionForm request={request} guardian={data} onClose={close} />}
        </CorrectionPart>
      ) : null}
    </>
  );
}
