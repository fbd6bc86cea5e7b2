import type { Write } from '@/shared/backend';
import { trackMove } from '@/shared/lib/life';
import { logMove, type LoggedMove } from './log-move';

/** A move of a record that its code's holder can follow. */
export interface TrackedMove extends LoggedMove {
  /** The code of the record. */
  readonly ref: string;
}

/** A move of a record, its line in the log and its step in the tracking, for one batch. */
export const moveTracked = ({ ref, ...move }: TrackedMove): readonly Write[] => [
  ...logMove(move),
  trackMove(ref, move.id, move.to),
];
