import type { LearnerPart, OfferContact } from './offer';

/** What of a request a tutor reads; a request has more. */
interface RequestRead {
  readonly learner: Pick<LearnerPart, 'gender' | 'age' | 'need'>;
  readonly lessons: Pick<
    LearnerPart,
    'schoolClass' | 'subjects' | 'prioritySubject' | 'hours' | 'perWeek' | 'startDate'
  >;
  readonly place: Pick<LearnerPart, 'where' | 'region' | 'town'>;
}

/** Request details that a tutor sees before the family has chosen: no name, contact or code. */
export function learnerPartOf({ learner, lessons, place }: RequestRead): LearnerPart {
  const { gender, age, need } = learner;
  const { schoolClass, subjects, prioritySubject, hours, perWeek, startDate } = lessons;
  const { where, region, town } = place;
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
    where,
    region,
    town,
  };
}

/** What of the guardian's contact a tutor reads; the contact has more. */
interface ContactRead extends Omit<OfferContact, 'learnerName' | 'language'> {
  readonly consent: Pick<OfferContact, 'language'>;
}

/** Contact details that the tutor sees after the family has chosen. */
export function offerContactOf(
  { learner }: { readonly learner: { readonly name: string } },
  { name, phone, contactBy, digitalAddress, landmark, consent }: ContactRead,
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

/** States of an offer that follows a corrected request: it waits for somebody, or lessons go on. */
export const followingStates = ['sent', 'accepted', 'amended', 'chosen'] as const;
