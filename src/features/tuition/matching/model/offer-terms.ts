import type { OfferContact } from '@/entities/offer';
import type { GuardianContact, TuitionRequest } from '@/entities/tuition-request';

/** Contact details that the tutor sees after the family has chosen. */
export function offerContactOf(
  { learner }: Pick<TuitionRequest, 'learner'>,
  { name, phone, contactBy, digitalAddress, landmark, consent }: GuardianContact,
): OfferContact {
  return {
    learnerName: learner.name,
    name,
    phone,
    contactBy,
    digitalAddress,
    landmark,
    language: consent.language,
  };
}
