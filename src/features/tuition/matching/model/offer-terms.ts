import type { LearnerPart, OfferContact } from '@/entities/offer';
import type { GuardianContact, TuitionRequest } from '@/entities/tuition-request';

/** What a tutor is told of a request before the family has chosen them: no name, no contact, no code. */
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

/** What opens to the tutor once the family has chosen them. */
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
