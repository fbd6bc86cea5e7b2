import { codeHolder, createChangeId, logTrackedTransition } from '@/entities/change-log';
import type { Tracking } from '@/entities/tracking';
import { tuitionRequestPath, type CancelReason } from '@/entities/tuition-request';
import type { NewPendingWrite } from '@/shared/pending-writes';

/**
 * Version of a request for optimistic concurrency: its state, because every act on the request changes it.
 * Families cannot read its `lastChange`.
 */
export const requestVersion = ({ state }: Pick<Tracking, 'state'>): string => state;

/**
 * Answers whether the family still wants a tutor. A yes keeps its place in the queue.
 * @param no reason for a no; null for a yes
 */
export function answerInterest(
  ref: string,
  no: { readonly reason: CancelReason; readonly words: string } | null,
): NewPendingWrite {
  const id = createChangeId();
  const record = tuitionRequestPath(ref);
  const to = no === null ? 'reviewing' : 'cancelled';
  const event = no === null ? 'interest.confirmed' : 'request.cancelled';
  const changes = no === null ? {} : { cancellation: no };
  return {
    id,
    owner: ref,
    record,
    basis: 'asking',
    event,
    writes: logTrackedTransition({ id, ref, by: codeHolder, record, event, from: 'asking', to, changes }),
    shown: { ...no },
  };
}
