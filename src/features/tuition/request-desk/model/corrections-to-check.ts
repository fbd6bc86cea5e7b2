import type { TuitionRequest } from '@/entities/tuition-request';
import type { CorrectedRequest } from '../api/following-api';

/** A press is over after this, whether or not it broke off: its calls give up sooner. */
const pressOverMs = 120_000;

/** Requests of these states have no offer that waits, and no lesson to come. */
const overStates: readonly TuitionRequest['state'][] = ['cancelled', 'lapsed', 'junk'];

/** The corrected requests that something may have to follow, once the press that corrected them is over. */
export function correctionsToCheck(
  corrected: readonly CorrectedRequest[],
  requests: readonly Pick<TuitionRequest, 'ref' | 'state' | 'removal'>[],
  now: Date,
): readonly CorrectedRequest[] {
  const open = new Set(
    requests
      .filter(({ state, removal }) => removal === undefined && !overStates.includes(state))
      .map(({ ref }) => ref),
  );
  return corrected.filter(({ ref, at }) => open.has(ref) && now.getTime() - Date.parse(at) > pressOverMs);
}
