// Not in the list of pages, which every page loads.
import type { Namespace } from '../i18n/namespaces';

/** Namespaces of a record on `/code`, by the kind of its code; they are loaded with the record. */
export const codeWords = {
  tuition: ['now', 'ghana', 'family', 'lesson-plan', 'profile', 'data'],
  enquiry: ['now', 'ghana'],
  application: ['now', 'ghana', 'answers', 'papers'],
  counselling: ['now', 'ghana', 'appointment', 'booking', 'times', 'quiet-booking'],
  consultancy: ['now', 'ghana', 'consultation', 'outcome', 'appointment', 'booking', 'times', 'job-post'],
  homework: ['now', 'ghana', 'homework-thread', 'photos', 'data'],
  jobApplication: ['now', 'ghana'],
  concern: ['now', 'ghana'],
  jobReport: ['now', 'ghana'],
  wording: ['wordings'],
  post: [],
  school: ['ghana', 'job-post'],
  receipt: [],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>;
