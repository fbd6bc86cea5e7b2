/**
 * Options of families, by which tutors are matched: the same values in requests, offers, profiles and
 * applications.
 */

export const learnerGenders = ['girl', 'boy', 'unsaid'] as const;

/** Where lessons take place: at the family's home, online, or either. */
export const lessonPlaces = ['home', 'online', 'either'] as const;

/** The tutor's gender that a family asks for. */
export const tutorGenders = ['any', 'woman', 'man'] as const;

/** An adult's preferred way of contact. */
export const contactWays = ['call', 'whatsapp', 'sms', 'email'] as const;

/** Languages of instruction: English, French, and those taught in Ghana's schools. */
export const spokenLanguages = [
  'english',
  'akuapem-twi',
  'asante-twi',
  'fante',
  'ewe',
  'ga',
  'dangme',
  'dagbani',
  'dagaare',
  'gonja',
  'kasem',
  'nzema',
  'gurene',
  'hausa',
  'french',
] as const;

export type SpokenLanguage = (typeof spokenLanguages)[number];

/**
 * When a door code is read out: on arrival and on leaving. Two codes, since one alone could not prove the
 * duration.
 */
export const doorMoments = ['arrival', 'leaving'] as const;

export type DoorMoment = (typeof doorMoments)[number];

/**
 * Enquiry topic for a child at risk. Defined here, because the page around the form does not load the entity.
 */
export const childAtRiskTopic = 'safeguarding';

/** Enquiry topic that administrators with the duty `counselling` answer too. */
export const counsellingTopic = 'counselling';
