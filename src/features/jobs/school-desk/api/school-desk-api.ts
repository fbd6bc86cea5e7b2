import { logChange, logCorrection, logTransition, logUpdate, type Staff } from '@/entities/change-log';
import {
  addSchool,
  checkChanges,
  correctableOfSchool,
  emptyContact,
  type School,
  schoolAdded,
  type SchoolCheck,
  schoolContactEmptied,
  schoolCorrected,
  type SchoolFacts,
  schoolLifecycle,
  schoolPath,
  schoolRechecked,
} from '@/entities/jobs/school';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';
import type { Correction } from '@/shared/correction';
import { deriveId } from '@/shared/lib/action';

interface ByStaff extends Pressed {
  readonly by: Staff;
}

interface OnSchool extends ByStaff {
  /** As the office saw it. The change fails when somebody else has moved it since. */
  readonly school: School;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Adds a school, which is unchecked. */
    addSchool: build.mutation<null, ByStaff & { readonly facts: SchoolFacts }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, facts }) => {
        const schoolId = deriveId(id, 'school');
        await submitOnce({ documents }, [
          addSchool(schoolId, id, facts),
          logChange({
            id,
            by,
            record: schoolPath(schoolId),
            event: schoolAdded,
            after: { state: schoolLifecycle.initial },
          }),
        ]);
        return null;
      }),
    }),
    /** Writes down that the school was called: the first check, or a new one. */
    checkSchool: build.mutation<null, OnSchool & { readonly check: Omit<SchoolCheck, 'by'> }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, school, by, check }) => {
        const record = schoolPath(school.id);
        const changes = checkChanges({ ...check, by: { userId: by.userId, name: by.name } });
        await submitOnce(
          { documents },
          school.state === 'checked'
            ? logUpdate({ id, by, record, event: schoolRechecked, changes })
            : logTransition({
                id,
                by,
                record,
                event: 'school.checked',
                from: school.state,
                to: 'checked',
                changes,
              }),
        );
        return null;
      }),
    }),
    /** Corrects one field of an unchecked school. */
    correctSchool: build.mutation<null, OnSchool & { readonly correction: Correction }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, school, by, correction }) => {
        await submitOnce(
          { documents },
          logCorrection({
            id,
            by,
            record: schoolPath(school.id),
            event: schoolCorrected,
            stored: school,
            correction,
            fields: correctableOfSchool,
          }),
        );
        return null;
      }),
    }),
    /** Opens a checked school to correct it, or serves it no longer, or again. */
    moveSchool: build.mutation<
      null,
      OnSchool & {
        readonly event: 'school.reopened' | 'school.withdrawn' | 'school.restored';
        readonly to: School['state'];
      }
    >({
      queryFn: withBackend(async ({ documents }, { actionId: id, school, by, event, to }) => {
        await submitOnce(
          { documents },
          logTransition({ id, by, record: schoolPath(school.id), event, from: school.state, to }),
        );
        return null;
      }),
    }),
    /** Removes who answered for the school. */
    emptySchoolContact: build.mutation<null, OnSchool>({
      queryFn: withBackend(async ({ documents }, { actionId: id, school, by }) => {
        await submitOnce(
          { documents },
          logUpdate({
            id,
            by,
            record: schoolPath(school.id),
            event: schoolContactEmptied,
            changes: emptyContact(),
          }),
        );
        return null;
      }),
    }),
  }),
});

export const useAddSchoolMutation = onePress(api.useAddSchoolMutation);
export const useCheckSchoolMutation = onePress(api.useCheckSchoolMutation);
export const useCorrectSchoolMutation = onePress(api.useCorrectSchoolMutation);
export const useMoveSchoolMutation = onePress(api.useMoveSchoolMutation);
export const useEmptySchoolContactMutation = onePress(api.useEmptySchoolContactMutation);
