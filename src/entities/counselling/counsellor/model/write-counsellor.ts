import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { counsellorPath, storeCheck, type Counsellor, type CounsellorCheck } from './counsellor';
import { counsellorLifecycle } from './counsellor-lifecycle';
import { storeHours } from './working-hours';

/** Events besides the transitions of the lifecycle. */
export const counsellorAdded = 'counsellor.added';
/** The office or the counsellor edits the profile. */
export const counsellorEdited = 'counsellor.edited';
/** The office writes down what it checked. */
export const counsellorChecked = 'counsellor.checked';

/** What is edited of a profile. */
export type CounsellorFacts = Pick<Counsellor, 'name' | 'room' | 'about' | 'topics' | 'ways' | 'hours'>;

/**
 * Creates a draft, for an account with the duty `counselling`. The change-log entry (`counsellorAdded`,
 * after: the state) belongs in the same batch.
 * @param changeId id of that entry
 */
export function addCounsellor(id: string, changeId: string, facts: CounsellorFacts): Write {
  const data = {
    ...counsellorChanges(facts),
    state: counsellorLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
    checks: [],
  };
  return { type: 'create', path: counsellorPath(id), data };
}

/** What an edit and a check also change: the version that was on the screen. */
export const onBasis = ({ lastChange }: Pick<Counsellor, 'lastChange'>): DocumentData => ({
  basis: lastChange,
});

/** The change of `counsellorEdited`, with `onBasis`. A counsellor edits neither the own name nor the room. */
export const counsellorChanges = ({ hours, ...facts }: Partial<CounsellorFacts>): DocumentData => ({
  ...facts,
  ...(hours && { hours: storeHours(hours) }),
});

/** The change of `counsellorChecked`, with `onBasis`. */
export const counsellorCheckChanges = (checks: readonly CounsellorCheck[]): DocumentData => ({
  checks: checks.map(storeCheck),
});
