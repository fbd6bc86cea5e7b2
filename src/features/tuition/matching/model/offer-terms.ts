import type { LearnerPart, OfferContact } from '@/entities/offer';
import type { GuardianContact, TuitionRequest } from '@/entities/tuition-request';

/** Request details that a tutor sees before the family has chosen: no name, contact or code. */
export function learnerPartOf({ learner, lessons, place }: TuitionRequest): LearnerPart {
  const { gender, age, need } = learner;
  const { schoolClass, subjects, prioritySubject, hours, perWeek, startDate } = lessons;
  return {
    gender,
    age,
    need,
    schoolClass,
    subjects,
    prioritySubject,
    hours,
    perWeek,
    startDate,
    ...place,
  };
}

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
