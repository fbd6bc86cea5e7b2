/** What counselling is about. */
export const counsellingTopics = [
  'study-skills',
  'subject-choice',
  'school-selection',
  'exam-stress',
  'learning-difficulties',
  'career',
  'tertiary-choice',
  'scholarships',
  'technical-training',
  'relationships',
  'stress',
  'drugs-and-alcohol',
  'pregnancy-and-health',
  'online-safety',
  'bullying',
  'other',
] as const;

/** What talks with schools are about. Families do not choose it. */
export const schoolTopic = 'school-consultancy';

/** Topics of talks with families and with schools, as bookings and profiles of counsellors store them. */
export const talkTopics = [...counsellingTopics, schoolTopic] as const;

/** How a talk takes place. */
export const counsellingWays = ['in-person', 'phone', 'whatsapp', 'online'] as const;

/** What the office checks of a counsellor. */
export const counsellorChecks = [
  'identity',
  'qualification',
  'police-clearance',
  'references',
  'safeguarding-training',
] as const;

/** Reasons for cancelling a talk. */
export const bookingCancelReasons = [
  'time-does-not-suit',
  'no-longer-needed',
  'found-other-help',
  'counsellor-unavailable',
  'not-reached',
  'other',
] as const;

export type CounsellingTopic = (typeof counsellingTopics)[number];
export type TalkTopic = (typeof talkTopics)[number];
export type CounsellingWay = (typeof counsellingWays)[number];
export type CounsellorCheckKind = (typeof counsellorChecks)[number];
export type BookingCancelReason = (typeof bookingCancelReasons)[number];
