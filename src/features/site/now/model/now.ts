import type { Interview } from '@/entities/tutor-application';

/** Who has to act. */
export type NowActor = 'you' | 'tutor' | 'office' | 'nobody';

/** Part of the page of a code where the act is done; the id of its element. */
export type NowPlace =
  | 'account'
  | 'choose'
  | 'group'
  | 'interest'
  | 'interview'
  | 'lesson'
  | 'papers'
  | 'part'
  | 'plan'
  | 'proposal'
  | 'answer'
  | 'talk'
  | 'talks'
  | 'verdict';

interface NowTerms {
  readonly who: NowActor;
  /** Where it is done on the page of the code. */
  readonly place?: NowPlace;
  /** Whether the door codes of its lesson belong to it. */
  readonly hasDoor?: true;
  /** Whether the number of the office belongs to it: its words ask for a call. */
  readonly hasCall?: true;
  /** Whether the emergency numbers belong to it. */
  readonly hasDanger?: true;
  /** Page where it is done instead. */
  readonly link?: 'application' | 'tutorArea';
  /** Keys of the words of what follows, soonest first: at most three, and never what is past. */
  readonly after: readonly string[];
}

/** Each next thing of a record, by the key of its words. */
export const nows = {
  'tuition-submitted': { who: 'office', after: ['look', 'decide', 'trial'] },
  'tuition-seen': { who: 'office', after: ['ask-tutor', 'decide', 'trial'] },
  'tuition-reviewing': { who: 'office', after: ['tutor-answers', 'decide', 'trial'] },
  'tuition-again': { who: 'office', after: ['tutor-answers', 'decide', 'trial'] },
  'tuition-group': { who: 'you', place: 'group', after: ['group-all', 'tutor-answers', 'decide'] },
  'tuition-asking': {
    who: 'you',
    place: 'interest',
    hasCall: true,
    after: ['interest-yes', 'interest-none'],
  },
  'tuition-offered': { who: 'tutor', after: ['decide', 'plan-trial', 'door'] },
  'tuition-none': { who: 'office', after: ['tutor-answers', 'decide', 'trial'] },
  'tuition-choose': { who: 'you', place: 'choose', after: ['plan-trial', 'door', 'verdict'] },
  'tuition-chosen': { who: 'nobody', after: ['plan-trial', 'door', 'verdict'] },
  'tuition-trial': { who: 'nobody', after: ['door', 'confirm', 'verdict'] },
  'tuition-plan-trial': { who: 'you', place: 'plan', after: ['door', 'confirm', 'verdict'] },
  'tuition-planned': { who: 'nobody', after: ['door', 'confirm', 'change'] },
  'tuition-trial-on': { who: 'nobody', place: 'lesson', after: ['door', 'confirm', 'verdict'] },
  'tuition-trial-online': { who: 'nobody', place: 'lesson', after: ['confirm', 'verdict'] },
  'tuition-trial-today': { who: 'you', place: 'lesson', hasDoor: true, after: ['confirm', 'verdict'] },
  'tuition-verdict': { who: 'you', place: 'verdict', after: ['lessons', 'other-tutor'] },
  'tuition-running': { who: 'nobody', after: ['door', 'confirm', 'change'] },
  'tuition-lesson-on': { who: 'nobody', place: 'lesson', after: ['door', 'confirm', 'change'] },
  'tuition-trial-online-today': { who: 'you', place: 'lesson', after: ['confirm', 'verdict'] },
  'tuition-lesson-online-today': { who: 'you', place: 'lesson', after: ['confirm', 'change'] },
  'tuition-lesson-online': { who: 'nobody', place: 'lesson', after: ['confirm', 'change'] },
  'tuition-lesson-today': { who: 'you', place: 'lesson', hasDoor: true, after: ['confirm', 'change'] },
  'tuition-over': { who: 'you', place: 'lesson', hasDoor: true, after: ['confirm', 'change'] },
  'tuition-door-wrong': {
    who: 'you',
    place: 'lesson',
    hasDoor: true,
    hasCall: true,
    after: ['confirm', 'change'],
  },
  'tuition-left': { who: 'tutor', place: 'lesson', hasDoor: true, after: ['confirm', 'change'] },
  'tuition-move': { who: 'tutor', place: 'lesson', after: ['door', 'confirm', 'change'] },
  'tuition-move-asked': { who: 'you', place: 'lesson', after: ['door', 'confirm', 'change'] },
  'tuition-unreported': { who: 'tutor', place: 'lesson', after: ['confirm', 'change'] },
  'tuition-confirm': { who: 'you', place: 'lesson', after: ['paid', 'change'] },
  'tuition-confirm-trial': { who: 'you', place: 'lesson', after: ['verdict', 'lessons'] },
  'tuition-settling': { who: 'office', place: 'lesson', after: ['settled', 'change'] },
  'tuition-pay': { who: 'you', place: 'account', after: ['pay-entered', 'pay-asked'] },
  'tuition-plan-lesson': { who: 'you', place: 'plan', after: ['door', 'confirm', 'change'] },
  'tuition-no-tutor': { who: 'you', place: 'part', after: ['look-again', 'decide'] },
  'tuition-worry': { who: 'office', hasDanger: true, hasCall: true, after: ['worry-more', 'worry-lessons'] },
  'tuition-worry-called': { who: 'office', hasDanger: true, after: ['worry-more', 'worry-lessons'] },
  'tuition-ended': { who: 'nobody', after: ['data-requests', 'request-again'] },
  'tuition-lapsed': { who: 'nobody', after: ['request-again', 'data-requests'] },
  'tuition-cancelled': { who: 'nobody', after: ['data-requests', 'request-again'] },
  'tuition-junk': { who: 'nobody', after: ['data-requests', 'wrong'] },
  'enquiry-new': { who: 'office', after: ['enquiry-closed', 'nothing-came'] },
  'enquiry-answering': { who: 'office', after: ['enquiry-closed', 'nothing-came'] },
  'enquiry-resolved': { who: 'nobody', hasCall: true, after: ['data-enquiries', 'write-again'] },
  'enquiry-withdrawn': { who: 'nobody', after: ['data-enquiries', 'write-again'] },
  'enquiry-junk': { who: 'nobody', after: ['data-enquiries', 'wrong'] },
  'safeguarding-received': { who: 'office', after: ['worry-reads', 'worry-tells', 'worry-danger'] },
  'safeguarding-called': { who: 'office', after: ['worry-more', 'worry-danger'] },
  'safeguarding-referred': { who: 'office', after: ['worry-more', 'worry-danger'] },
  'safeguarding-closed': { who: 'nobody', after: ['worry-more', 'worry-danger'] },
  'safeguarding-junk': { who: 'nobody', after: ['data-concerns', 'wrong'] },
  'application-submitted': { who: 'office', after: ['check', 'interview'] },
  'application-screening': { who: 'office', after: ['referees', 'interview'] },
  'application-papers': { who: 'you', place: 'papers', after: ['papers-here', 'interview'] },
  'application-interview': { who: 'you', place: 'interview', after: ['ten-minutes', 'answer-reason'] },
  'application-interviewed': { who: 'office', hasCall: true, after: ['answer-reason'] },
  'application-moving': { who: 'office', after: ['ten-minutes', 'answer-reason'] },
  'application-onboarding': { who: 'you', link: 'application', after: ['conduct', 'profile-opens'] },
  'application-approved': { who: 'you', link: 'tutorArea', after: ['profile', 'first-offer'] },
  'application-rejected': { who: 'nobody', link: 'application', after: ['try-again', 'data-applications'] },
  'application-withdrawn': { who: 'nobody', after: ['data-applications', 'apply-again'] },
  'application-junk': { who: 'nobody', after: ['data-applications', 'wrong'] },
  'jobApplication-submitted': { who: 'office', after: ['school-sees', 'job-answer'] },
  'jobApplication-shortlisted': { who: 'office', after: ['reachable', 'job-answer'] },
  'jobApplication-interview': { who: 'office', after: ['bring-papers', 'job-answer'] },
  'jobApplication-hired': { who: 'nobody', after: ['no-money', 'data-jobs'] },
  'jobApplication-declined': { who: 'nobody', hasCall: true, after: ['other-posts', 'data-jobs'] },
  'jobApplication-withdrawn': { who: 'nobody', after: ['job-again', 'data-jobs'] },
  'jobApplication-junk': { who: 'nobody', after: ['data-jobs', 'wrong'] },
  'jobReport-received': { who: 'office', after: ['post-stops', 'money-paid'] },
  'jobReport-looking': { who: 'office', after: ['answer-here', 'know-more'] },
  'jobReport-upheld': { who: 'nobody', after: ['money-police', 'data-reports'] },
  'jobReport-dismissed': { who: 'nobody', after: ['know-more', 'data-reports'] },
  'counselling-waiting': { who: 'you', place: 'talk', after: ['counsellors-see', 'call-off'] },
  'counselling-booked': { who: 'nobody', place: 'talk', after: ['another-time', 'worry-danger'] },
  'counselling-today': { who: 'you', place: 'talk', after: ['worry-danger'] },
  'counselling-past': { who: 'office', after: ['talk-again', 'data-bookings'] },
  'counselling-done': { who: 'nobody', after: ['talk-again', 'data-bookings'] },
  'counselling-no-show': { who: 'nobody', after: ['talk-again', 'data-bookings'] },
  'counselling-cancelled': { who: 'nobody', after: ['talk-again', 'data-bookings'] },
  'counselling-junk': { who: 'nobody', after: ['data-bookings', 'wrong'] },
  'consultation-received': { who: 'office', after: ['proposal-comes', 'school-decides', 'write-below'] },
  'consultation-talk': {
    who: 'you',
    place: 'talks',
    after: ['proposal-comes', 'school-decides', 'write-below'],
  },
  'consultation-scoping': { who: 'office', after: ['proposal-comes', 'school-decides', 'write-below'] },
  'consultation-proposed': { who: 'you', place: 'proposal', after: ['work-begins', 'proposal-change'] },
  'consultation-agreed': { who: 'office', after: ['steps-dated', 'plan-change'] },
  'consultation-running': { who: 'office', after: ['steps-dated', 'write-below'] },
  'consultation-finished': { who: 'nobody', after: ['data-enquiries', 'consult-again'] },
  'consultation-declined': { who: 'nobody', after: ['data-enquiries', 'consult-again'] },
  'consultation-cancelled': { who: 'nobody', after: ['data-enquiries', 'consult-again'] },
  'consultation-junk': { who: 'nobody', after: ['data-enquiries', 'wrong'] },
  'homework-asked': { who: 'tutor', after: ['hints-first', 'ask-back'] },
  'homework-open': { who: 'tutor', after: ['hints-first', 'ask-back'] },
  'homework-claimed': { who: 'tutor', after: ['hints-first', 'ask-back'] },
  'homework-asked-back': { who: 'tutor', after: ['hints-first', 'homework-closes'] },
  'homework-waiting': { who: 'tutor', after: ['hints-first', 'ask-back'] },
  'homework-answered': { who: 'you', place: 'answer', after: ['ask-back', 'homework-closes'] },
  'homework-closed': { who: 'nobody', after: ['homework-again'] },
  'homework-declined': { who: 'nobody', after: ['homework-again'] },
  'homework-withdrawn': { who: 'nobody', after: ['homework-again'] },
  'homework-merged': { who: 'nobody', place: 'answer', after: ['homework-again'] },
  'homework-hidden': { who: 'nobody', after: ['homework-again'] },
  'homework-junk': { who: 'nobody', after: ['homework-again'] },
} as const satisfies Readonly<Record<string, NowTerms>>;

export type NowKey = keyof typeof nows;

/** The one next thing of a record. */
export interface Now extends NowTerms {
  /** Key of its words. */
  readonly key: NowKey;
  /** Until when it is done, in milliseconds since the epoch; null without a limit. */
  readonly by: number | null;
  /** Whether that time has passed. */
  readonly isLate: boolean;
  /** Since when it waits, in milliseconds since the epoch, where nothing ends it: no limit is made up. */
  readonly since?: number | undefined;
  /** When the lesson, talk or interview begins; ISO 8601. */
  readonly startsAt?: string;
  /** Where an interview is. */
  readonly interviewPlace?: Interview['place'];
  readonly lessonId?: string;
  readonly offerId?: string;
  /** Of the offer or lesson. */
  readonly tutorId?: string;
  /** How many tutors said yes. */
  readonly count?: number;
  /** What is to pay, in pesewas. */
  readonly amount?: number;
  /** What decides it is still being read: the card says so, in place of what may change at once. */
  readonly isAsking?: true;
}

/** Things with other words when the office is late: nobody sends the code of a child's report about. */
export const isAboutChild = (key: NowKey): boolean =>
  key === 'safeguarding-received' || key === 'tuition-worry';

/** Whether the office has not acted in the time that it names: the card says so, and how to reach it. */
export const isOfficeLate = ({ key, who, isLate }: Pick<Now, 'key' | 'who' | 'isLate'>): boolean =>
  who === 'office' && isLate && !isAboutChild(key);

/**
 * The next thing of a record that comes from this device: the office may have acted meanwhile, so that
 * nothing is said of its being late.
 */
export const asKept = (now: Now): Now =>
  now.who === 'office' && now.isLate ? { ...now, isLate: false, by: null } : now;

/** Creates the next thing. */
export function nowIs(
  key: NowKey,
  now: Date,
  { by = null, ...rest }: Partial<Omit<Now, keyof NowTerms | 'key' | 'isLate'>> = {},
): Now {
  return { ...nows[key], key, by, isLate: by !== null && now.getTime() > by, ...rest };
}
