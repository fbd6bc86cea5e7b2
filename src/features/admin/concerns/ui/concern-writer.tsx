import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { concernPath, useConcernContactQuery, type Concern, type ConcernContact } from '@/entities/concern';
import { useStaff } from '@/entities/session';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';

/** Name, phone and email of whoever wrote a worry, shown once a line of the log says so. */
export function ConcernWriter({
  concern: { ref, hasContact, name = '', phone = '', email = '' },
}: {
  concern: Concern;
}) {
  const { t } = useTranslation('admin');
  const staff = useStaff();
  return (
    <LoggedContact
      record={concernPath(ref)}
      by={staff}
      hidden={t('concerns.contactHidden')}
      show={t('showContact')}
    >
      {/* Records of older versions hold the contact themselves. */}
      {hasContact === undefined ? (
        <ContactFacts contact={{ name, phone, email }} />
      ) : (
        <StoredContact reference={ref} />
      )}
    </LoggedContact>
  );
}

function StoredContact({ reference }: { reference: string }) {
  const { t } = useTranslation('admin');
  const { data, error } = useConcernContactQuery(reference);
  if (data) return <ContactFacts contact={data} />;
  return error?.code === 'not-found' ? <p>{t('removal.gone')}</p> : <BackendProblem error={error} />;
}

function ContactFacts({ contact: { name, phone, email } }: { contact: ConcernContact }) {
  const { t } = useTranslation('admin');
  return (
    <Facts
      facts={[
        { label: t('facts.name'), value: name || t('unnamed') },
        { label: t('facts.phone'), value: phone ? <PhoneLink phone={phone} /> : '' },
        { label: t('facts.email'), value: email ? <EmailLink email={email} /> : '' },
      ]}
    />
  );
}
