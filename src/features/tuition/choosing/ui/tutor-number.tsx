import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useTutorContactQuery, type Offer } from '@/entities/offer';
import { PhoneLink } from '@/shared/ui/contact-links';
import { useTutorName } from './tutor-head';

/** The chosen tutor's number, to call or to write on WhatsApp. Shown while lessons run. */
export function TutorNumber({ offer }: { offer: Pick<Offer, 'id' | 'tutorId'> }) {
  const { t } = useTranslation('family');
  const name = useTutorName(offer.tutorId);
  const { data } = useTutorContactQuery(offer.id);
  if (data === undefined) return null;
  if (data === null) return <p>{t('tutor.noNumber', { name })}</p>;
  return (
    <Facts
      facts={[
        { label: t('tutor.number', { name }), value: <PhoneLink phone={data.phone} whatsApp={data.phone} /> },
      ]}
    />
  );
}
