import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { logChange, type ChangedBy } from './change';

/** A move of a record along its life. */
export interface LoggedMove {
  /** Of the move's line in the log. */
  readonly id: string;
  readonly by: ChangedBy;
  /** Path of the record. */
  readonly record: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  /** What the move fills in. */
  readonly changes?: DocumentData;
}

/** The change of the record and its line in the log, for one batch. */
export function logMove({ id, by, record, event, from, to, changes = {} }: LoggedMove): readonly Write[] {
  return [
    {
      type: 'update',
      path: record,
      changes: { ...changes, state: to, movedAt: serverTime, updatedAt: serverTime, lastChange: id },
    },
    logChange({ id, by, record, event, before: { state: from }, after: { state: to } }),
  ];
}
