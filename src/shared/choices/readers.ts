/** For whom a guide or an article is written, in the order of their list. */
export const readerGroups = ['families', 'students', 'teachers', 'everybody'] as const;

export type ReaderGroup = (typeof readerGroups)[number];
