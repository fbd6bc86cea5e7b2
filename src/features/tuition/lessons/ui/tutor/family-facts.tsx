import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { useOfferContactQuery } from '@/entities/offer';
import { PhoneLink } from '@/shared/ui/contact-links';
import type { LessonsArea } from '../../model/lessons-area';

interface FamilyFactsProps {
  lesson: Lesson;
  offers: LessonsArea['offers'];
}

/** Whom the tutor meets today, how to reach them, and where. Nothing until it was read from the backend. */
export function FamilyFacts({ lesson: { offerId, where }, offers }: FamilyFactsProps) {
  const { t } = useTranslation('tutor-area');
  const contact = useOfferContactQuery(offerId).data;
  if (!contact) return null;
  const town = offers.find(({ item }) => item.id === offerId)?.item.learner.town ?? '';
  const { name, phone, contactBy, landmark, digitalAddress } = contact;
  return (
    <Facts
      facts={[
        { label: t('learners.guardian'), value: name },
        {
          label: t('learners.phone'),
          value: <PhoneLink phone={phone} whatsApp={contactBy === 'whatsapp' ? phone : null} />,
        },
        ...(where === 'home'
          ? [
              { label: t('learners.landmark'), value: landmark },
              { label: t('learners.town'), value: town },
              { label: t('learners.address'), value: digitalAddress },
            ]
          : []),
      ]}
    />
  );
}
