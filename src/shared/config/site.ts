/**
 * What the office will set in the back office. Until then these are samples, and every page that shows one says so.
 */
export const office = {
  isSample: true as boolean,
  /** E.164. */
  phone: '+233240000000',
  phoneShown: '024 000 0000',
  email: 'office@lifeline.example',
  /** Working days as ISO numbers, Monday 1; hours in Africa/Accra. */
  opens: { days: [1, 2, 3, 4, 5], fromHour: 8, toHour: 17 },
  /** An enquiry is answered within this many working days. */
  replyWorkingDays: 2,
} as const;

/** Pesewas for one lesson by level. Samples until the office sets its own. */
export const sampleLessonRates = {
  nursery: 4500,
  primary: 4500,
  jhs: 6000,
  shs: 7500,
  private: 7500,
} as const;

/** How the names of the caches begin in which the service worker keeps documents. */
export const pageCachePrefix = 'lifeline-pages-';

/** What the service worker brings along, in kB as sent; `tools/check-budgets.mjs` holds it to the truth. */
export const installedKilobytes = 393;

/** Addresses that leave the site: the whole table. */
export const externalRedirects: Readonly<Record<string, string>> = {
  '/whatsapp': `https://wa.me/${office.phone.slice(1)}`,
  '/data-protection-commission': 'https://dataprotection.org.gh/',
};

/** Keys of this site in the browser's own store. */
export const storageKeys = {
  theme: 'lifeline.theme',
  language: 'lifeline.language',
  /** `on`, or nothing; the first script of a page reads it too. */
  dataSaver: 'lifeline.data-saver',
  /** How the keys of all drafts and of their codes begin. */
  drafts: 'lifeline.draft',
  draft: (form: string) => `lifeline.draft.${form}`,
  draftCode: (form: string) => `lifeline.draft-code.${form}`,
  /** Ids of the tutors that somebody keeps on their list, separated by spaces. */
  shortlist: 'lifeline.shortlist',
  isSharedPhone: 'lifeline.shared-phone',
  /** `yes` while somebody is signed in who said that others use this phone too. */
  isSharedSignIn: 'lifeline.shared-sign-in',
  /** `yes` while something waits in the outbox. */
  isUnsent: 'lifeline.unsent',
  /** Milliseconds of the epoch until which an update is not offered. */
  updatePostponed: 'lifeline.update-postponed',
  installPostponed: 'lifeline.install-postponed',
} as const;

/** A short name of this build, for the log. */
export const buildId: string = __BUILD_ID__;
