import { useCallback } from 'react';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce, type DocumentData, type Write } from '@/shared/backend';
import {
  createChangeId,
  logChange,
  logSavedList,
  type NewChange,
  type SavedList,
  type Staff,
} from '../model/change';
import { logTransition, logUpdate } from '../model/log-transition';
import { logTrackedTransition, type TrackedTransition } from '../model/log-tracked-transition';
import { submitTransition } from './submit-transition';

interface OnRecord extends Pressed {
  /** Path of the record. */
  readonly path: string;
  readonly by: Staff;
}

/** A transition of a record by the office. */
export interface OneTransition extends OnRecord {
  readonly ref: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  /** Other fields that the transition sets. */
  readonly changes?: DocumentData;
  /** Further writes of the commit. */
  readonly besides?: readonly Write[];
  /** Values that the entry keeps, where the record stays in its state. */
  readonly line?: Required<Pick<NewChange, 'before' | 'after'>>;
  /** Whether the tracking of the code tells the states; it does by default. */
  readonly isTracked?: boolean;
}

/** Writes of a transition, or of a change that leaves the state alone. */
function writesOf(
  change: TrackedTransition & Pick<OneTransition, 'line'>,
  isTracked: boolean,
): readonly Write[] {
  if (change.line) return logUpdate(change);
  return isTracked ? logTrackedTransition(change) : logTransition(change);
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Moves a record to another state, in one commit with its tracking and the change log. */
    transitionRecord: build.mutation<null, OneTransition>({
      queryFn: withBackend(
        async ({ documents }, { actionId: id, path, besides = [], isTracked = true, ...transition }) => {
          const change = { ...transition, id, record: path };
          await submitTransition(documents, change, [...writesOf(change, isTracked), ...besides]);
          return null;
        },
      ),
    }),
    /** Logs access to a family's phone number, before it is shown. */
    logContactShown: build.mutation<null, OnRecord>({
      queryFn: withBackend(async ({ documents }, { actionId: id, path, by }) => {
        await submitOnce({ documents }, [logChange({ id, by, record: path, event: 'contact.shown' })]);
        return null;
      }),
    }),
    /** Logs that a list is saved as a file, before it is saved. Each file has an entry of its own. */
    logSavedList: build.mutation<null, { readonly saved: SavedList; readonly by: Staff }>({
      queryFn: withBackend(async ({ documents }, { saved, by }) => {
        await documents.commit([logSavedList(createChangeId(), by, saved)]);
        return null;
      }),
    }),
  }),
});

export const useTransitionRecordMutation = onePress(api.useTransitionRecordMutation);
export const useLogContactShownMutation = onePress(api.useLogContactShownMutation);
export const { useLogSavedListMutation } = api;

/**
 * Makes transitions one by one for a run over many records; each is given the id that its retries repeat.
 * Rejects with a `BackendError`.
 */
export function useTransitionEach(): (transition: OneTransition) => Promise<null> {
  const [trigger] = api.useTransitionRecordMutation();
  return useCallback((transition) => trigger(transition).unwrap(), [trigger]);
}
