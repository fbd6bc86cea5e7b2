import type { Write } from '@/shared/backend';
import { trackTransition } from '@/shared/lib/lifecycle';
import { logTransition, type LoggedTransition } from './log-transition';

/** A transition of a record that is tracked by its reference code. */
export interface TrackedTransition extends LoggedTransition {
  /** Reference code of the record. */
  readonly ref: string;
}

/** Writes of a transition: the record, the change-log entry and the tracking step. For one commit. */
export const logTrackedTransition = ({ ref, ...transition }: TrackedTransition): readonly Write[] => [
  ...logTransition(transition),
  trackTransition(ref, transition.id, transition.to),
];
