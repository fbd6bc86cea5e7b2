import type { TuitionRequest } from '@/entities/tuition-request';
import type { CorrectedRequest } from '../api/following-api';

/** A press is over after this, whether or not it broke off: its calls give up sooner. */
const pressOverMs = 120_000;

/** Requests of these states have no offer that waits, and no lesson to come. */
const overStates: readonly TuitionRequest['state'][] = ['cancelled', 'lapsed', 'junk'];

/** A request that is over is looked at for this long after its correction: 30 days. */
const rememberedMs = 30 * 86_400_000;

/** Whether something may have to follow a corrected request. */
export const isFollowed = ({ state, removal }: Pick<TuitionRequest, 'state' | 'removal'>): boolean =>
  removal === undefined && !overStates.includes(state);

/**
 * The corrected requests that something may have to follow, once the press that corrected them is over.
 * @param requests those that are open; what the others are, is read with what follows them
 */
export function correctionsToCheck(
  corrected: readonly CorrectedRequest[],
  requests: readonly Pick<TuitionRequest, 'ref' | 'state' | 'removal'>[],
  now: Date,
): readonly CorrectedRequest[] {
  const open = new Map(requests.map((request) => [request.ref, request]));
  return corrected.filter(({ ref, at }) => {
    const age = now.getTime() - Date.parse(at);
    const request = open.get(ref);
    return age > pressOverMs && (request ? isFollowed(request) : age < rememberedMs);
  });
}
