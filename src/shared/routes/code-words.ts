// Not in the list of pages, which every page loads.
import type { Namespace } from '../i18n/namespaces';

/** Namespaces of a record on `/code`, by the kind of its code; they are loaded with the record. */
export const codeWords = {
  tuition: ['next-steps', 'ghana', 'family', 'profile', 'data'],
  enquiry: ['next-steps', 'ghana'],
  application: ['next-steps', 'ghana'],
  counselling: ['next-steps', 'ghana', 'appointment', 'booking', 'times', 'quiet-booking'],
  consultancy: [
    'next-steps',
    'ghana',
    'consultation',
    'outcome',
    'appointment',
    'booking',
    'times',
    'job-post',
  ],
  homework: ['next-steps', 'ghana', 'homework-thread', 'photos', 'data'],
  jobApplication: ['next-steps', 'ghana'],
  concern: ['next-steps', 'ghana'],
  jobReport: ['next-steps', 'ghana'],
  post: [],
  school: ['ghana', 'job-post'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>;
