/** Sample contact data until the office sets its own; every page that shows them says so. */
export const office = {
  isSample: true as boolean,
  /** E.164. */
  phone: '+233240000000',
  phoneShown: '024 000 0000',
  email: 'office@lifeline.example',
  /** Working days as ISO numbers, Monday 1; hours in Africa/Accra. */
  opens: { days: [1, 2, 3, 4, 5], fromHour: 8, toHour: 17 },
  /** Maximum working days until an enquiry is answered. */
  replyWorkingDays: 2,
} as const;

/** Price of one lesson by level, in pesewas. Samples until the office sets its own. */
export const sampleLessonRates = {
  nursery: 4500,
  primary: 4500,
  jhs: 6000,
  shs: 7500,
  private: 7500,
} as const;

/** Prefix of the service worker's document caches. */
export const pageCachePrefix = 'lifeline-pages-';

/** Transfer size of the precache in kB, verified by `tools/check-budgets.mjs`. */
export const installedKilobytes = 398;

/** Redirects to other sites. Complete list. */
export const externalRedirects: Readonly<Record<string, string>> = {
  '/whatsapp': `https://wa.me/${office.phone.slice(1)}`,
  '/data-protection-commission': 'https://dataprotection.org.gh/',
};

/** Keys in local storage. */
export const storageKeys = {
  theme: 'lifeline.theme',
  language: 'lifeline.language',
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

/** Short build id for the log. */
export const buildId: string = __BUILD_ID__;
