/** What a family may choose of, and a tutor is matched by: the same words in requests, offers, profiles and applications. */

export const learnerGenders = ['girl', 'boy', 'unsaid'] as const;

/** Where lessons are given: at the family's home, over the network, or as it comes. */
export const lessonPlaces = ['home', 'online', 'either'] as const;

/** Whom a family asks for. */
export const tutorGenders = ['any', 'woman', 'man'] as const;

/** How an adult wants to be reached. */
export const contactWays = ['call', 'whatsapp', 'sms', 'email'] as const;

/** Languages in which lessons are given: English, French, and those that are taught in Ghana's schools. */
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

/** When a door code is read out: as the tutor comes, and as they go. Two codes, or the one of the door would prove nothing later. */
export const doorMoments = ['arrival', 'leaving'] as const;

export type DoorMoment = (typeof doorMoments)[number];

/** The topic of an enquiry that tells that a child may be at risk. Here, because the page around the form is read without the record. */
export const childAtRiskTopic = 'safeguarding';
