/** Keys in local storage. */
export const storageKeys = {
  theme: 'lifeline.theme',
  /** What the office says of itself, as last read. */
  office: 'lifeline.office',
  language: 'lifeline.language',
  /** `yes` where words that no speaker has read are left out. */
  withoutDraftWords: 'lifeline.without-draft-words',
  /** Codes of languages of which somebody has read that their words are a draft, separated by spaces. */
  draftWordsTold: 'lifeline.draft-words-told',
  /** Accepted words of a language as last read: its code, a space, JSON. Public. */
  wordOverlay: 'lifeline.word-overlay',
  /** Intl locale in which dates are written; absent: as is usual in Ghana. */
  dateLocale: 'lifeline.date-locale',
  /** `on`, or absent; the inline script of every page reads it too. */
  dataSaver: 'lifeline.data-saver',
  /** Prefix of all draft and draft-code keys. */
  drafts: 'lifeline.draft',
  draft: (form: string) => `lifeline.draft.${form}`,
  draftCode: (form: string) => `lifeline.draft-code.${form}`,
  /** Ids of shortlisted tutors, separated by spaces. */
  shortlist: 'lifeline.shortlist',
  /** Class, place and hours of the request that was sent from here last, as JSON. No name and no number. */
  lastRequest: 'lifeline.last-request',
  /** Posts for which somebody applied here: lines of post, code and time. */
  appliedJobs: 'lifeline.applied-jobs',
  /** Codes of saved posts of the job board, saved searches, and the last visits, as JSON. */
  savedJobs: 'lifeline.saved-jobs',
  savedJobSearches: 'lifeline.saved-job-searches',
  jobVisits: 'lifeline.job-visits',
  /** The newest posts as last read, as JSON. Public. */
  newestJobs: 'lifeline.newest-jobs',
  /** Ids of cancelled lessons that the tutor has seen, separated by spaces. */
  seenCancellations: 'lifeline.seen-cancellations',
  /** Times of corrections by the office that a family has seen, separated by spaces. No code. */
  seenPutRight: 'lifeline.seen-put-right',
  /** Ids of lessons of which a family has said here that the tutor has come, separated by spaces. No code. */
  toldArrivals: 'lifeline.told-arrivals',
  /** Votes on answers of the FAQ: lines of question, vote and random ballot. */
  helpfulVotes: 'lifeline.helpful-votes',
  /** What was opened of homework answers, by question, as JSON. */
  homeworkLearned: 'lifeline.homework-learned',
  /** Channel on which tabs tell changes of the progress in practice. */
  practice: 'lifeline.practice',
  /** Id of the profile that practised last. */
  practiceProfile: 'lifeline.practice-profile',
  /** `on` where the desk plays a sound for what is new. */
  deskSound: 'lifeline.desk-sound',
  isSharedPhone: 'lifeline.shared-phone',
  /** `yes` while the signed-in user has marked the phone as shared. */
  isSharedSignIn: 'lifeline.shared-sign-in',
  /** `yes` while the outbox is not empty. */
  isUnsent: 'lifeline.unsent',
  /** Heights of what comes late on a phone with codes, as CSS; the inline script of a page reads it too. */
  keptHeights: 'lifeline.kept-heights',
  /** Time until which an update is not offered, in milliseconds since the epoch. */
  updatePostponed: 'lifeline.update-postponed',
  installPostponed: 'lifeline.install-postponed',
} as const;

/** Deleted when somebody's traces are deleted from a phone; drafts are deleted with their codes. */
export const personalKeys = [
  storageKeys.shortlist,
  storageKeys.lastRequest,
  storageKeys.appliedJobs,
  storageKeys.savedJobs,
  storageKeys.savedJobSearches,
  storageKeys.jobVisits,
  storageKeys.homeworkLearned,
  storageKeys.helpfulVotes,
  storageKeys.seenCancellations,
  storageKeys.seenPutRight,
  storageKeys.toldArrivals,
  storageKeys.practiceProfile,
  storageKeys.keptHeights,
] as const;
