import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useTutorContactQuery, type Offer } from '@/entities/offer';
import { PhoneLink } from '@/shared/ui/contact-links';
import { useTutorName } from './tutor-head';

interface TutorNumberProps {
  offer: Pick<Offer, 'id' | 'tutorId'>;
  /** Nothing is planned yet, so that a tutor without a number still has to call. */
  isWaiting: boolean;
}

/** The chosen tutor's number, to call or to write on WhatsApp. Shown while lessons run. */
export function TutorNumber({ offer, isWaiting }: TutorNumberProps) {
  const { t } = useTranslation('family');
  const name = useTutorName(offer.tutorId);
  const { data } = useTutorContactQuery(offer.id);
  if (data === undefined) return null;
  if (data === null) return <p>{t(isWaiting ? 'tutor.noNumber' : 'tutor.noNumberNow', { name })}</p>;
  return (
    <Facts
      facts={[
        { label: t('tutor.number', { name }), value: <PhoneLink phone={data.phone} whatsApp={data.phone} /> },
      ]}
    />
  );
}
