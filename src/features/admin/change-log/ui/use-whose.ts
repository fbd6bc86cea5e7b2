import { useTranslation } from 'react-i18next';
import { useCertificatesQuery } from '@/entities/certificate';
import { useOfferOfLineQuery } from '@/entities/offer';
import { useReviewQuery } from '@/entities/review';
import { useAllTutorsQuery } from '@/entities/tutor';

/**
 * Whose profile, offer, lesson, review or certificate it is; null for other records. An open desk has read
 * tutors already; each offer and review is read by itself, certificates once a line is about one.
 */
export function useWhose(record: string): string | null {
  const { t } = useTranslation(['admin', 'ghana']);
  const [collection, id, part] = record.split('/');
  const { data: tutors = [] } = useAllTutorsQuery(null);
  const { data: offer } = useOfferOfLineQuery(id ?? '', { skip: collection !== 'offers' });
  const { data: review } = useReviewQuery(id ?? '', { skip: collection !== 'reviews' });
  const { data: certificates = [] } = useCertificatesQuery(null, { skip: collection !== 'certificates' });
  const nameOf = (tutorId: string | undefined) => tutors.find((tutor) => tutor.id === tutorId)?.name ?? '';

  switch (collection) {
    case 'tutors':
      return nameOf(id) || null;
    case 'reviews': {
      const name = nameOf(review?.tutorId);
      if (!review || name === '') return null;
      return t('log.reviewOf', { name, subject: t(`ghana:subjects.${review.subject}`) });
    }
    case 'certificates': {
      const certificate = certificates.find((one) => one.id === id);
      if (certificate === undefined || certificate.tutorName === '') return null;
      const schoolClass = t(`ghana:classes.${certificate.schoolClass}`);
      return t('log.certificateOf', { name: certificate.tutorName, schoolClass });
    }
    case 'offers': {
      const name = nameOf(offer?.tutorId);
      if (!offer || name === '' || !(part === undefined || part === 'lessons')) return null;
      const schoolClass = t(`ghana:classes.${offer.learner.schoolClass}`);
      return t(part === 'lessons' ? 'log.lessonOf' : 'log.offerTo', { name, schoolClass });
    }
    default:
      return null;
  }
}
