import type { Write } from '@/shared/backend';
import { trackTransition } from '@/shared/lib/lifecycle';
import { logTransition, type LoggedTransition } from './log-transition';

/** A move of a record that its code's holder can follow. */
export interface TrackedTransition extends LoggedTransition {
  /** The code of the record. */
  readonly ref: string;
}

/** A move of a record, its line in the log and its step in the tracking, for one batch. */
export const moveTracked = ({ ref, ...move }: TrackedTransition): readonly Write[] => [
  ...logTransition(move),
  trackTransition(ref, move.id, move.to),
];
