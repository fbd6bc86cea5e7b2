import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { countPath, passedPath, schoolPagePath, type PassedApplicant } from './school-page';
import { schoolPageLifecycle } from './school-page-lifecycle';

/** Event by which the office makes a code for a school. */
export const schoolPageOpened = 'page.opened';

/**
 * Creates the page of a school. The change-log entry (`schoolPageOpened`, after: the state) belongs in the
 * same batch.
 * @param code a new reference code of kind `school`
 * @param changeId id of that entry
 */
export function openSchoolPage(
  code: string,
  changeId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Write {
  const data = {
    state: schoolPageLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
    schoolId: id,
    name,
  };
  return { type: 'create', path: schoolPagePath(code), data };
}

/**
 * Writes how many applied for a post, as counted now.
 * @param stored the count that is stored; null before the first
 */
export function writeCount(
  code: string,
  job: string,
  applications: number,
  stored: DocumentData | null,
): Write {
  const path = countPath(code, job);
  const data = { applications, countedAt: serverTime };
  return stored === null ? { type: 'create', path, data } : { type: 'update', path, changes: data };
}

/**
 * Shows an applicant to the school. Belongs in the batch in which the application says so.
 * @param changeId id of the change-log entry of the application
 */
export const showApplicant = (
  code: string,
  changeId: string,
  applicant: Pick<PassedApplicant, 'job' | 'name' | 'phone' | 'email'>,
): Write => ({
  type: 'create',
  path: passedPath(code, changeId),
  data: { ...applicant, at: serverTime },
});
