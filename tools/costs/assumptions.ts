/** US dollars for Firestore in a multi-region: https://cloud.google.com/firestore/pricing. */
export const prices = {
  /** Free each day. */
  freeReads: 50_000,
  freeWrites: 20_000,
  /** Free, stored, in GiB. */
  freeStored: 1,
  /** Free each month, sent to browsers, in GiB. */
  freeSent: 10,
  /** Per read and write. */
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  /** Per GiB and month. */
  stored: 0.18,
  /** Per GiB sent; to most of the world, with Google's usual network. */
  sent: 0.12,
} as const;

/** Sizes of an office: requests a year. */
export const sizes = [200, 2000, 20_000] as const;

/** How an office works. Nobody has counted this yet: an office that knows better changes it here. */
export const assumptions = {
  /** Six days a week without the holidays. */
  daysAYear: 300,
  /** In the morning, after a break, after closing time or by a reload. */
  openingsADay: 3,
  hoursADay: 8,
  /** Requests a year that one person at a desk manages. */
  requestsPerDesk: 2000,
  /** Share of requests that lead to lessons. */
  taught: 0.7,
  /** A week until a tutor is found, and a term of 13 weeks for those that are taught. */
  daysOpen: 7 + 0.7 * 91,
  /** Two a week for a term. */
  lessons: 26,
  /** Offers made for a request, each of which is answered. */
  offers: 2,
  /** Visits of a family while it waits for a tutor: about one a day. */
  visitsWaiting: 8,
  /** Visits of a family for each lesson: for the door code, and to confirm. */
  visitsPerLesson: 2,
  /** Visits of people who look round, for each request that comes of them. */
  visitsBefore: 50,
  /**
   * Share of visits in a language other than English. Each reads the accepted words of the language, one
   * document: `follow-overlay.test.ts`.
   */
  inOtherLanguage: 0.3,
  /** Visits of a tutor for each lesson: before it, at the door with the report. */
  tutorVisitsPerLesson: 2,
  /** Families of a tutor at one time. */
  familiesPerTutor: 2,
  /** Share of phones, of families and of tutors, that ask for news: those with the app that said yes. */
  asking: 0.3,
  /** The most that a phone asks in a day: `maximumChecks` of `src/shared/code-news`. */
  checksADay: 6,
  /** Times that the desk opens the record of a request. */
  recordsOpened: 10,
  /** Searches by phone or code for each request: calls of families. */
  searches: 3,
  /** Pages of what is over, at each desk and day. */
  pagesADay: 4,
  /** Moves of a request by the desk beside those with an offer: review, and two that come back. */
  moves: 3,
  notes: 2,
  /** Share of families that write a review. */
  reviewing: 0.3,
  backupsAYear: 52,
  /** The busiest day, at the start of a term, against the average one. */
  peak: 3,
  /** Firestore indexes each field in both directions, and stores the document's name with each entry. */
  storedPerByte: 5,
  /** Bytes of an average document as it is sent, with its field names. */
  bytesPerRead: 1500,
} as const;
