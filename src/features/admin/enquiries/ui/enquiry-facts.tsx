import { Facts, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { isChildAtRisk, type Enquiry } from '@/entities/enquiry';
import { useFormats } from '@/shared/i18n';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';

/** An enquiry with its contact details. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['admin', 'form']);
  const { date } = useFormats();
  const { topic, name, phone, email, createdAt, message } = enquiry;
  return (
    <>
      {isChildAtRisk(enquiry) ? <Note tone="call">{t('concerns.act')}</Note> : null}
      <Facts
        facts={[
          { label: t('facts.topic'), value: t(`form:topics.${topic}`) },
          { label: t('facts.name'), value: name || t('unnamed') },
          { label: t('facts.phone'), value: phone ? <PhoneLink phone={phone} /> : '' },
          { label: t('facts.email'), value: email ? <EmailLink email={email} /> : '' },
          { label: t('facts.sent'), value: date(createdAt, 'longMoment') },
          { label: t('facts.message'), value: message },
        ]}
      />
    </>
  );
}
