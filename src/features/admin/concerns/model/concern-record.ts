import { concernLifecycle, concernPath, type Concern } from '@/entities/concern';
import { officeTransitions, searchTexts, type DeskRecord } from '@/shared/desk';
import { answerBy } from '@/shared/ghana';
import { hoursOf, readShownOffice } from '@/shared/office-facts';

const concernTransitions = officeTransitions(concernLifecycle);

const dayMs = 86_400_000;

/**
 * A worry on the desk. It is to be read on the working day on which it arrived, so it is late from closing
 * time on; one that arrives later, or on a free day, from the closing time of the next working day.
 */
export function concernRecord(concern: Concern): DeskRecord {
  const { ref, state, createdAt, isSample, name } = concern;
  const sent = new Date(createdAt);
  const opens = hoursOf(readShownOffice());
  const today = answerBy(sent, 0, opens);
  const isInTime = sent < today && answerBy(new Date(sent.getTime() - dayMs), 1, opens) <= today;
  const by = isInTime ? today : answerBy(sent, 1, opens);
  return {
    ref: ref as DeskRecord['ref'],
    path: concernPath(ref),
    state,
    createdAt,
    isSample,
    isWaiting: state === 'received' || state === 'called' || state === 'referred',
    lateFrom: state === 'received' ? by.getTime() : null,
    dueAt: null,
    isFlagged: false,
    // Never part of a bulk action, whatever its state.
    isUrgent: state !== 'junk',
    ...searchTexts(ref, [name]),
    transitions: concernTransitions.get(state) ?? [],
  };
}
