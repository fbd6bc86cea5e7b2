import type { Staff } from '@/entities/change-log';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitEach, type BulkOutcome, type Duty } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';
import type { FoundRecord } from '../model/found-record';
import type { PersonWords } from '../model/person-words';
import { findDue } from './find-due';
import { findPerson } from './find-person';
import { removePerson } from './remove-person';

interface Search {
  readonly words: PersonWords;
  readonly duties: readonly Duty[];
}

interface Removal extends Pressed {
  readonly records: readonly FoundRecord[];
  readonly by: Staff;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Records about a person. A mutation, so that no search is kept. */
    findPerson: build.mutation<readonly FoundRecord[], Search>({
      queryFn: withBackend(({ documents }, { words, duties }) => findPerson(documents, words, duties)),
    }),
    /** Records that are due by the retention periods. Read each time the view is opened. */
    dueRemovals: build.query<readonly FoundRecord[], { readonly duties: readonly Duty[] }>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(({ documents }, { duties }) => findDue(documents, new Date(), duties)),
    }),
    /** Removes a person from records, one after the other. Outcome keys are paths. */
    removePerson: build.mutation<BulkOutcome, Removal>({
      queryFn: withBackend((backend, { actionId, records, by }) =>
        submitEach(
          records,
          ({ path }) => path,
          (record, index) => removePerson(backend, { record, by, actionId: deriveId(actionId, index) }),
        ),
      ),
    }),
  }),
});

export const { useFindPersonMutation, useDueRemovalsQuery } = api;
export const useRemovePersonMutation = onePress(api.useRemovePersonMutation);
