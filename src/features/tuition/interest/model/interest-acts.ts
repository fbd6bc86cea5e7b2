import { codeHolder, createChangeId, logMove } from '@/entities/change-log';
import { trackMove, type Tracking } from '@/entities/tracking';
import { tuitionRequestPath, type CancelReason } from '@/entities/tuition-request';
import type { NewAct } from '@/shared/pending-writes';

/**
 * The version of a request, for what is done with the request itself: every such act moves it. Its own `lastChange` is not the family's
 * to read.
 */
export const requestVersion = ({ state }: Pick<Tracking, 'state'>): string => state;

/**
 * The family says whether it still looks for a tutor: yes keeps its place at the desk.
 * @param no why it does not look any more; null for yes
 */
export function answerInterest(
  ref: string,
  no: { readonly reason: CancelReason; readonly words: string } | null,
): NewAct {
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
    writes: [
      ...logMove({ id, by: codeHolder, record, event, from: 'asking', to, changes }),
      trackMove(ref, id, to),
    ],
    shown: { ...no },
  };
}
