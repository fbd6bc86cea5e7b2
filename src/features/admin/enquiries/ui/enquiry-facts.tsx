import { Facts, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import {
  enquiryPath,
  isChildAtRisk,
  useEnquiryContactQuery,
  type Enquiry,
  type EnquiryContact,
} from '@/entities/enquiry';
import { useStaff } from '@/entities/session';
import { useFormats } from '@/shared/i18n';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';
import { EnquiryCorrection } from './enquiry-correction';

/** An enquiry. Opening its contact details is logged. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['admin', 'form']);
  const { date } = useFormats();
  const staff = useStaff();
  const { ref, topic, name, phone, email = '', createdAt, message } = enquiry;
  return (
    <>
      {isChildAtRisk(enquiry) ? <Note tone="call">{t('concerns.act')}</Note> : null}
      <Facts
        facts={[
          { label: t('facts.topic'), value: t(`form:topics.${topic}`) },
          { label: t('facts.name'), value: name || t('unnamed') },
          { label: t('facts.sent'), value: date(createdAt, 'longMoment') },
          { label: t('facts.message'), value: message },
        ]}
      />
      <EnquiryCorrection key={ref} what="enquiry" enquiry={enquiry} />
      {hasContact(enquiry) ? (
        <LoggedContact
          record={enquiryPath(ref)}
          by={staff}
          hidden={t('contactHidden')}
          show={t('showContact')}
        >
          {phone === undefined ? (
            <ShownContact enquiry={enquiry} />
          ) : (
            <>
              <ContactFacts contact={{ phone, email }} />
              <EnquiryCorrection what="held" enquiry={enquiry} />
            </>
          )}
        </LoggedContact>
      ) : null}
    </>
  );
}

/** Records of older versions hold the contact themselves, and may have none. */
const hasContact = ({ phone, email }: Enquiry): boolean => phone !== '' || (email ?? '') !== '';

function ShownContact({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  const { data, error } = useEnquiryContactQuery(enquiry.ref);
  if (data)
    return (
      <>
        <ContactFacts contact={data} />
        <EnquiryCorrection what="sender" enquiry={{ ...enquiry, sender: data }} />
      </>
    );
  return error?.code === 'not-found' ? <p>{t('removal.gone')}</p> : <BackendProblem error={error} />;
}

function ContactFacts({ contact: { phone, email } }: { contact: EnquiryContact }) {
  const { t } = useTranslation('admin');
  return (
    <Facts
      facts={[
        { label: t('facts.phone'), value: phone ? <PhoneLink phone={phone} /> : '' },
        { label: t('facts.email'), value: email ? <EmailLink email={email} /> : '' },
      ]}
    />
  );
}
