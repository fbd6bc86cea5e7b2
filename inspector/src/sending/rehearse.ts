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

/** What an event would do to a machine, without doing it: no action runs. Throws what the machine throws. */
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

/** The first step of a walk. Throws what the machine throws, such as for an input that it cannot use. */
export function beginWalk(machine: AnyStateMachine, input: object): Walk {
  const [snapshot] = initialTransition(machine, input);
  if (snapshot.status === 'error') throw snapshot.error;
  const visited = liveStates(readChart(machine), snapshot);
  return { machine, snapshot, taken: [], visited, steps: 1 };
}

/** One step on. */
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
