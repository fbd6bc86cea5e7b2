import type { PendingWrite } from '@/shared/pending-writes';

/** Whether an act plans one of several lessons. */
export const isOfSeries = ({ event, shown }: Pick<PendingWrite, 'event' | 'shown'>): boolean =>
  event === 'lesson.planned' && typeof shown.series === 'string';
