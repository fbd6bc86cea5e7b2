import * as v from 'valibot';
import { isFailedWrite, isWaitingWrite, type PendingWrite } from './pending-write';

/** A record with all acts of this phone applied. */
export interface Shown<Item> {
  readonly item: Item;
  /** Pending acts, in order. */
  readonly waiting: readonly PendingWrite[];
  /** Refused and dropped acts. */
  readonly failed: readonly PendingWrite[];
  /** Recently sent acts. */
  readonly sent: readonly PendingWrite[];
}

/**
 * Parses the values of an act. Null when they do not match, such as when an older version of the site stored
 * them.
 */
export const readShown = <Schema extends v.GenericSchema>(schema: Schema, { shown }: PendingWrite) => {
  const read = v.safeParse(schema, shown);
  return read.success ? read.output : null;
};

/** Acts of one record, by state. */
export const actsOfRecord = (acts: readonly PendingWrite[], record: string) => {
  const own = acts.filter((act) => act.record === record);
  return {
    waiting: own.filter(isWaitingWrite),
    failed: own.filter(isFailedWrite),
    sent: own.filter(({ state }) => state === 'sent'),
  };
};
