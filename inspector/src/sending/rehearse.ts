import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { readChart, transitionId } from '../chart/chart';
import { liveStates } from '../chart/live-states';
import type { Walk } from '../subject';

/** Computes the effect of an event without running actions. Throws what the machine throws. */
export function rehearse(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): { readonly next: AnyMachineSnapshot; readonly taken: readonly string[] } {
  const taken = machine.getTransitionData(snapshot, event).map(transitionId);
  const [next] = transition(machine, snapshot, event);
  if (next.status === 'error') throw next.error;
  return { next, taken };
}

/** Starts a simulation. Throws what the machine throws, for example for an invalid input. */
export function beginWalk(machine: AnyStateMachine, input: object): Walk {
  const [snapshot] = initialTransition(machine, input);
  if (snapshot.status === 'error') throw snapshot.error;
  const visited = liveStates(readChart(machine), snapshot);
  return { machine, snapshot, taken: [], visited, steps: 1 };
}

/** Advances a simulation by one event. */
export function walkOn(walk: Walk, event: AnyEventObject): Walk {
  const { next, taken } = rehearse(walk.machine, walk.snapshot, event);
  const live = liveStates(readChart(walk.machine), next);
  return {
    machine: walk.machine,
    snapshot: next,
    taken,
    visited: new Set([...walk.visited, ...live]),
    steps: walk.steps + 1,
  };
}
