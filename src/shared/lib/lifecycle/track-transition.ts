import { serverTime, type AccessContext, type DocumentData, type Write } from '@/shared/backend';
import { trackingPath } from '../../config';

/**
 * Adds the step of a transition; belongs in the same batch.
 * @param changeId id of the change-log entry
 */
export function trackTransition(ref: string, changeId: string, state: string): Write {
  const changes = { state, [`steps.${changeId}`]: { what: state, at: serverTime } };
  return { type: 'update', path: trackingPath(ref), changes };
}

/** Whether the tracking of a changed record has a step of that change. */
export async function hasStepOfChange({ id, after, readAfter }: AccessContext): Promise<boolean> {
  const steps = (await readAfter(trackingPath(id)))?.steps as DocumentData | undefined;
  return steps !== undefined && String(after?.lastChange) in steps;
}
