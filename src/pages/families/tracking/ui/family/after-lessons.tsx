import type { Offer } from '@/entities/offer';
import type { FamilyActs } from '../../model/use-family-acts';
import { Certificates } from './certificates';
import { ReviewPart } from './review-part';

export interface AfterLessonsProps {
  code: string;
  acts: FamilyActs;
  /** Chosen, or ended. */
  offer: Offer;
  now: Date;
}

/** What a family says of the lessons it has had: its review of the tutor, and what the tutor asks it to confirm. */
export function AfterLessons({ code, acts, offer, now }: AfterLessonsProps) {
  return (
    <>
      <ReviewPart {...{ code, acts, offer, now }} />
      <Certificates {...{ code, acts, now }} offerId={offer.id} />
    </>
  );
}
