import * as v from 'valibot';
import { isFailedAct, isWaitingAct, type Act } from './act';

/** A record as it is once the backend has everything that was done on this phone. */
export interface Shown<Item> {
  readonly item: Item;
  /** What the backend does not have yet, in the order in which it was done. */
  readonly waiting: readonly Act[];
  /** What the backend has refused, and what was given up with it. */
  readonly failed: readonly Act[];
  /** What the backend has taken of late. */
  readonly sent: readonly Act[];
}

/** What an act says, as far as this version of the site understands it; an older one may have kept it. */
export const readShown = <Schema extends v.GenericSchema>(schema: Schema, { shown }: Act) => {
  const read = v.safeParse(schema, shown);
  return read.success ? read.output : null;
};

/** The acts of one record, by what became of them. */
export const actsOfRecord = (acts: readonly Act[], record: string) => {
  const own = acts.filter((act) => act.record === record);
  return {
    waiting: own.filter(isWaitingAct),
    failed: own.filter(isFailedAct),
    sent: own.filter(({ state }) => state === 'sent'),
  };
};
