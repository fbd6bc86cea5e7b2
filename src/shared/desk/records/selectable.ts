import { junk, type Transition } from '@/shared/lib/lifecycle';
import type { DeskRecord } from './desk-record';

/** Maximum number of records in one bulk action. */
export const mostAtOnce = 200;

/** The office's transition to junk; undefined when the state has none. */
export const junkTransitionOf = ({ transitions }: Pick<DeskRecord, 'transitions'>): Transition | undefined =>
  transitions.find(({ to }) => to === junk);

/**
 * Whether a record can be part of a bulk action. Urgent and flagged records are excluded, so that selecting a
 * whole list never includes them. What its state allows is asked by each action.
 */
export const isSelectable = ({ state, isUrgent, isFlagged }: DeskRecord): boolean =>
  state === junk || (!isUrgent && !isFlagged);
