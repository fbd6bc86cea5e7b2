import { serverTime, type Write } from '@/shared/backend';
import { trackingPath } from '../../config';

/**
 * Adds the step of a transition; belongs in the same batch.
 * @param changeId id of the change-log entry
 */
export function trackTransition(ref: string, changeId: string, state: string): Write {
  const changes = { state, [`steps.${changeId}`]: { what: state, at: serverTime } };
  return { type: 'update', path: trackingPath(ref), changes };
}
