import { junk, type Transition } from '@/shared/lib/lifecycle';
import type { DeskRecord } from './desk-record';

/** So many records are marked as junk, or deleted, at once. */
export const mostAtOnce = 200;

/** The move by which the office marks a record as junk; undefined in a state that has none. */
export const junkTransitionOf = ({ transitions }: Pick<DeskRecord, 'transitions'>): Transition | undefined =>
  transitions.find(({ to }) => to === junk);

/**
 * Whether a record can be one of many: what is junk to be deleted, everything else to become junk. Reports about a child and families
 * that are worried are read one by one, so that no selection of a whole list takes them along.
 */
export const isSelectable = (record: DeskRecord): boolean =>
  record.state === junk || (!record.isUrgent && !record.isWorried && junkTransitionOf(record) !== undefined);
