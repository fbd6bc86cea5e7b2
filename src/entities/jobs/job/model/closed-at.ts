import type { Job } from './job';

/** When a post stopped: closed by the office before its date, or by its date. ISO 8601. */
export const closedAt = ({
  state,
  movedAt,
  closesAt,
}: Pick<Job, 'state' | 'movedAt' | 'closesAt'>): string =>
  state === 'closed' && movedAt < closesAt ? movedAt : closesAt;
