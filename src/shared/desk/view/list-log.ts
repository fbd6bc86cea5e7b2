import { createContext } from 'react';

/** Lists of the desk that are saved as files. */
export const savedLists = [
  'requests',
  'enquiries',
  'groups',
  'lessons',
  'reviews',
  'applications',
  'applicants',
  'certificates',
  'renewals',
  'posts',
  'consultations',
  'talks',
  'homework',
  'payments',
  'payouts',
  'people',
  'changes',
] as const;

export type SavedListName = (typeof savedLists)[number];

/** Logs that a list is being saved. Resolves to why that failed, undefined when it is logged. */
export type ListLog = (saved: {
  readonly list: SavedListName;
  readonly hasWholeCodes: boolean;
}) => Promise<unknown>;

/** Provided by the desk, which knows who is signed in. */
export const ListLogContext = createContext<ListLog>(() => Promise.reject(new Error('No desk')));
