import { lookEvents, type Change } from './change';

/** How long a change by a colleague is pointed out, in milliseconds: five minutes. */
const recentMs = 300_000;

/**
 * The last change of a record, when a colleague made it in the last minutes; null when it is older, or was
 * made by the reader or by somebody outside the office.
 * @param changes newest first
 * @param userId account of the reader
 */
export function recentMove(changes: readonly Change[], userId: string, now: Date): Change | null {
  const last = changes.find(({ event }) => !lookEvents.includes(event));
  if (last?.by.kind !== 'office' || last.by.userId === userId) return null;
  return now.getTime() - Date.parse(last.at) < recentMs ? last : null;
}
