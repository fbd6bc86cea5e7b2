import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { schoolPath, type School, type SchoolCheck, type SchoolFacts } from './school';
import { schoolLifecycle } from './school-lifecycle';

/** Events of the office besides the transitions of the lifecycle. */
export const schoolAdded = 'school.added';
/** The office puts one field right, for a reason, while no check counts. */
export const schoolCorrected = 'school.corrected';
/** A school is checked again, before or after its check has lapsed. */
export const schoolRechecked = 'school.rechecked';
/** The person who answered for a school is removed from its record. */
export const schoolContactEmptied = 'school.contact-emptied';

/**
 * Creates an unchecked school. The change-log entry (`schoolAdded`, after: the state) belongs in the same
 * batch.
 * @param changeId id of that entry
 */
export function addSchool(id: string, changeId: string, facts: SchoolFacts): Write {
  const data = {
    state: schoolLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
    ...facts,
  };
  return { type: 'create', path: schoolPath(id), data };
}

/** The change of `school.checked` and `schoolRechecked`: whoever calls signs the check. */
export const checkChanges = (check: SchoolCheck): DocumentData => ({ check });

/** The change of `schoolContactEmptied`; day, number and officer stay. */
export const emptyContact = (): DocumentData => ({ 'check.person': '', 'check.role': '' });

/** What everybody reads of a school beside its posts. */
export const shownSchool = ({
  name,
  kind,
  region,
  town,
  foundIn,
  check,
}: Pick<School, 'name' | 'kind' | 'region' | 'town' | 'foundIn' | 'check'>) => ({
  name,
  kind,
  region,
  town,
  checkedOn: check?.day ?? '',
  foundIn: check?.foundIn ?? foundIn,
});
