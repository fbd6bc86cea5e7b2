import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';

/** An actor that was seen. It is known by `key`: session ids of XState count anew in each system of actors. */
export interface RecordedActor {
  readonly key: number;
  readonly name: string;
  readonly parent: number | null;
  readonly ref: AnyActorRef;
  /** Null for what is no machine: a callback, a promise. */
  readonly machine: AnyStateMachine | null;
  readonly status: Snapshot<unknown>['status'];
}

/** An event that an actor was sent, and what became of it. */
export interface RecordedEvent {
  readonly number: number;
  /** Milliseconds since the recording began. */
  readonly at: number;
  /** Null for what comes from outside of all actors. */
  readonly from: number | null;
  readonly to: number;
  readonly event: AnyEventObject;
  /** Ids of the transitions that it made the machine take, in their order. */
  readonly taken: readonly string[];
  /** What the actor was afterwards; null while, or because, it did not answer. */
  readonly snapshot: Snapshot<unknown> | null;
}

/** All that is known at one moment. */
export interface Recording {
  readonly actors: readonly RecordedActor[];
  /** Oldest first. */
  readonly events: readonly RecordedEvent[];
}

/** What an actor is now. One that is just being made is nothing yet, whatever its type says. */
export const snapshotOf = (ref: AnyActorRef): Snapshot<unknown> | null =>
  (ref.getSnapshot() as Snapshot<unknown> | undefined) ?? null;

/** Whether a snapshot is one of a machine, with a state to show. */
export function isOfMachine(snapshot: Snapshot<unknown> | null): snapshot is AnyMachineSnapshot {
  return snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}

/** The last event that an actor answered up to a moment; null when it is not remembered any more. */
export function lastAnswered(
  { events }: Recording,
  actor: number,
  until = Number.POSITIVE_INFINITY,
): RecordedEvent | null {
  const isIt = ({ to, number, snapshot }: RecordedEvent) =>
    to === actor && number <= until && snapshot !== null;
  return [...events].reverse().find(isIt) ?? null;
}

/** Whether nothing came of an event: no transition of the machine wanted it. */
export function isIgnored({ event, taken, snapshot }: RecordedEvent): boolean {
  return isOfMachine(snapshot) && taken.length === 0 && !event.type.startsWith('xstate.');
}
