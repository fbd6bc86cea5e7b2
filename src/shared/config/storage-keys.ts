/** Keys in local storage. */
export const storageKeys = {
  theme: 'lifeline.theme',
  /** What the office says of itself, as last read. */
  office: 'lifeline.office',
  language: 'lifeline.language',
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
  isSharedPhone: 'lifeline.shared-phone',
  /** `yes` while the signed-in user has marked the phone as shared. */
  isSharedSignIn: 'lifeline.shared-sign-in',
  /** `yes` while the outbox is not empty. */
  isUnsent: 'lifeline.unsent',
  /** Time until which an update is not offered, in milliseconds since the epoch. */
  updatePostponed: 'lifeline.update-postponed',
  installPostponed: 'lifeline.install-postponed',
} as const;
