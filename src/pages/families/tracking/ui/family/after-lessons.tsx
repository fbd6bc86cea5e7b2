import type { Offer } from '@/entities/offer';
import type { OwnActs } from '../../model/use-own-acts';
import { Certificates } from './certificates';
import { ReviewPart } from './review-part';
import { useTutorName } from './tutor-head';

export interface AfterLessonsProps {
  code: string;
  acts: OwnActs;
  /** Chosen, or ended. */
  offer: Offer;
  now: Date;
}

/** What a family says of the lessons it has had: its review of the tutor, and what the tutor asks it to confirm. */
export function AfterLessons({ code, acts, offer, now }: AfterLessonsProps) {
  const name = useTutorName(offer.tutorId);
  return (
    <>
      <ReviewPart {...{ code, acts, offer, name, now }} />
      <Certificates {...{ code, acts, now }} offerId={offer.id} />
    </>
  );
}
