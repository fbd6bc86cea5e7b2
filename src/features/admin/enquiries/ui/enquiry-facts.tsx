import { Facts, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { enquiryPath, isChildAtRisk, type Enquiry } from '@/entities/enquiry';
import { useStaff } from '@/entities/session';
import { useFormats } from '@/shared/i18n';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';

/** An enquiry. Opening its contact details is logged. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['admin', 'form']);
  const { date } = useFormats();
  const staff = useStaff();
  const { ref, topic, name, phone, email, createdAt, message } = enquiry;
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
      {phone || email ? (
        <LoggedContact
          record={enquiryPath(ref)}
          by={staff}
          hidden={t('contactHidden')}
          show={t('showContact')}
        >
          <Facts
            facts={[
              { label: t('facts.phone'), value: phone ? <PhoneLink phone={phone} /> : '' },
              { label: t('facts.email'), value: email ? <EmailLink email={email} /> : '' },
            ]}
          />
        </LoggedContact>
      ) : null}
    </>
  );
}
