import type { Offer } from '@/entities/offer';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { Certificates } from '@/features/tutors/certificates';
import { ReviewPart } from '@/features/tuition/reviews';
import { useTutorName } from '@/features/tuition/choosing';

export interface AfterLessonsProps {
  code: string;
  acts: OwnPendingWrites;
  /** Chosen or ended. */
  offer: Offer;
  now: Date;
}

/** What the family does after lessons: reviews the tutor and confirms certificates. */
export function AfterLessons({ code, acts, offer, now }: AfterLessonsProps) {
  const name = useTutorName(offer.tutorId);
  return (
    <>
      <ReviewPart {...{ code, acts, offer, name, now }} />
      <Certificates {...{ code, acts, now }} offerId={offer.id} />
    </>
  );
}
