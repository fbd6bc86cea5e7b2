import * as v from 'valibot';
import { isFailedAct, isWaitingAct, type Act } from './act';

/** A record with all acts of this phone applied. */
export interface Shown<Item> {
  readonly item: Item;
  /** Pending acts, in order. */
  readonly waiting: readonly Act[];
  /** Refused and dropped acts. */
  readonly failed: readonly Act[];
  /** Recently sent acts. */
  readonly sent: readonly Act[];
}

/**
 * Parses the values of an act. Null when they do not match, such as when an older version of the site stored
 * them.
 */
export const readShown = <Schema extends v.GenericSchema>(schema: Schema, { shown }: Act) => {
  const read = v.safeParse(schema, shown);
  return read.success ? read.output : null;
};

/** Acts of one record, by state. */
export const actsOfRecord = (acts: readonly Act[], record: string) => {
  const own = acts.filter((act) => act.record === record);
  return {
    waiting: own.filter(isWaitingAct),
    failed: own.filter(isFailedAct),
    sent: own.filter(({ state }) => state === 'sent'),
  };
};
