import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { readActions, readGuard, readTrigger, type Trigger } from './chart-names';

/** A state of a machine, with its nested states. */
export interface ChartState {
  readonly id: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** For history states only. */
  readonly history: 'shallow' | 'deep' | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Names of the actors invoked in this state. */
  readonly invokes: readonly string[];
  /** Initial state of a compound state. */
  readonly initial: string | null;
  readonly states: readonly ChartState[];
}

/** A transition. */
export interface ChartTransition {
  readonly id: string;
  readonly from: string;
  /** Empty when the machine stays in its state and only runs actions. */
  readonly to: readonly string[];
  readonly trigger: Trigger;
  readonly guard: string | null;
  readonly actions: readonly string[];
}

/** A machine as plain data for drawing. */
export interface Chart {
  readonly name: string;
  readonly root: ChartState;
  readonly transitions: readonly ChartTransition[];
}

/** Candidates for an event, in order: the first whose guard passes is taken. */
function candidatesOf(node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  return (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];
}

const idOf = (source: string, eventType: string, place: number) => `${source} ${eventType} ${place}`;

/** Id, in the machine's chart, of a transition that was taken. */
export function transitionId(taken: AnyTransitionDefinition): string {
  const { source, eventType } = taken as { source: AnyStateNode; eventType: string };
  return idOf(source.id, eventType, candidatesOf(source, eventType).indexOf(taken));
}

const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states);

function readState(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    history: node.history === false ? null : node.history,
    description: node.description ?? null,
    tags: node.tags,
    entry: readActions(node.entry),
    exit: readActions(node.exit),
    invokes: node.invoke.map(({ src, id }) => (typeof src === 'string' ? src : id)),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    states: childrenOf(node).map(readState),
  };
}

function readTransitions(node: AnyStateNode, machine: AnyStateMachine): readonly ChartTransition[] {
  const own = ['', ...node.transitions.keys()].flatMap((eventType) =>
    candidatesOf(node, eventType).map((candidate, place) => ({
      id: idOf(node.id, eventType, place),
      from: node.id,
      to: (candidate.target ?? []).map(({ id }) => id),
      trigger: readTrigger(eventType, node, machine),
      guard: candidate.guard ? readGuard(candidate.guard) : null,
      actions: readActions(candidate.actions),
    })),
  );
  return [...own, ...childrenOf(node).flatMap((child) => readTransitions(child, machine))];
}

const charts = new WeakMap<AnyStateMachine, Chart>();

/** Reads a machine as a chart, memoized per machine. Does not start it. */
export function readChart(machine: AnyStateMachine): Chart {
  const known = charts.get(machine);
  if (known) return known;
  const chart = {
    name: machine.id,
    root: readState(machine.root),
    transitions: readTransitions(machine.root, machine),
  };
  charts.set(machine, chart);
  return chart;
}

/** A state and all its nested states, outermost first. */
export function statesWithin(state: ChartState): readonly ChartState[] {
  return [state, ...state.states.flatMap(statesWithin)];
}
