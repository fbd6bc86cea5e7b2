import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';

/** A recorded actor, identified by `key`, since XState's session ids are unique only within a system. */
export interface RecordedActor {
  readonly key: number;
  readonly name: string;
  readonly parent: number | null;
  readonly ref: AnyActorRef;
  /** Null for other logic, such as callbacks and promises. */
  readonly machine: AnyStateMachine | null;
  readonly status: Snapshot<unknown>['status'];
}

/** A recorded event and its outcome. */
export interface RecordedEvent {
  readonly number: number;
  /** Milliseconds since the recording began. */
  readonly at: number;
  /** Null when the sender is not an actor. */
  readonly from: number | null;
  readonly to: number;
  readonly event: AnyEventObject;
  /** Ids of the transitions taken, in order. */
  readonly taken: readonly string[];
  /** Snapshot after the event; null until or unless the actor answers. */
  readonly snapshot: Snapshot<unknown> | null;
}

/** The recording at one moment. */
export interface Recording {
  readonly actors: readonly RecordedActor[];
  /** Oldest first. */
  readonly events: readonly RecordedEvent[];
}

/** Current snapshot. Undefined while an actor is being created, despite its type. */
export const snapshotOf = (ref: AnyActorRef): Snapshot<unknown> | null =>
  (ref.getSnapshot() as Snapshot<unknown> | undefined) ?? null;

/** Whether a snapshot is a machine's. */
export function isOfMachine(snapshot: Snapshot<unknown> | null): snapshot is AnyMachineSnapshot {
  return snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}

/** The last answered event of an actor, up to an event number; null when none is recorded. */
export function lastAnswered(
  { events }: Recording,
  actor: number,
  until = Number.POSITIVE_INFINITY,
): RecordedEvent | null {
  const isIt = ({ to, number, snapshot }: RecordedEvent) =>
    to === actor && number <= until && snapshot !== null;
  return [...events].reverse().find(isIt) ?? null;
}

/** Whether the machine ignored the event. */
export function isIgnored({ event, taken, snapshot }: RecordedEvent): boolean {
  return isOfMachine(snapshot) && taken.length === 0 && !event.type.startsWith('xstate.');
}
