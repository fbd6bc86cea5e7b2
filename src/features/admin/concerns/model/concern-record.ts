import { concernLifecycle, concernPath, type Concern } from '@/entities/concern';
import { officeTransitions, searchTexts, type DeskRecord } from '@/shared/desk';
import { openHoursAfter } from '@/shared/ghana';
import { hoursOf, readShownOffice } from '@/shared/office-facts';

const concernTransitions = officeTransitions(concernLifecycle);

/** When a worry must have been read: after the hours of office time that the office has set. */
export const readBy = ({ createdAt }: Pick<Concern, 'createdAt'>): Date => {
  const office = readShownOffice();
  return openHoursAfter(new Date(createdAt), office.concernHours, hoursOf(office));
};

/** A worry on the desk; late when it was not read in time. */
export function concernRecord(concern: Concern): DeskRecord {
  const { ref, state, createdAt, isSample } = concern;
  return {
    ref: ref as DeskRecord['ref'],
    path: concernPath(ref),
    state,
    createdAt,
    isSample,
    isWaiting: state === 'received' || state === 'called' || state === 'referred',
    lateFrom: state === 'received' ? readBy(concern).getTime() : null,
    dueAt: null,
    isFlagged: false,
    // Never part of a bulk action, whatever its state.
    isUrgent: state !== 'junk',
    ...searchTexts(ref, []),
    transitions: concernTransitions.get(state) ?? [],
  };
}
