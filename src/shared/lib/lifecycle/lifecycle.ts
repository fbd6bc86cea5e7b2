import { initialTransition, transition, type AnyStateMachine, type EventFromLogic } from 'xstate';

/** Who makes a transition: the office, the holder of the reference code, or the tutor concerned. */
export type TransitionRole = 'office' | 'code-holder' | 'tutor';

/** One transition of a lifecycle. */
export interface Transition<State extends string = string, Event extends string = string> {
  readonly event: Event;
  readonly from: State;
  readonly to: State;
  readonly by: TransitionRole;
}

/**
 * A lifecycle as a table, derived from its machine: the single source for screens, access policy and database
 * rules.
 */
export interface Lifecycle<State extends string = string, Event extends string = string> {
  readonly initial: State;
  /** In the order in which the machine names them: as a life runs, and then its other ends. */
  readonly states: readonly State[];
  readonly transitions: readonly Transition<State, Event>[];
  /** The transitions that `by` may make from `state`. */
  transitionsFrom(state: State, by: TransitionRole): readonly Transition<State, Event>[];
  /** Whether `by` may make the transition from one state to another. */
  allows(from: string, to: string, by: TransitionRole): boolean;
}

/** An event of a lifecycle, and who sends it. */
export interface LifecycleEvent<Type extends string = string> {
  readonly type: Type;
  readonly by: TransitionRole;
}

/** Guard of every lifecycle: whether the sender is one of `movers`. */
export const isBy = (
  { event }: { readonly event: LifecycleEvent },
  movers: readonly TransitionRole[],
): boolean => movers.includes(event.by);

/** Restricts a transition to these movers: `{ guard: by('office'), target: 'reviewing' }`. */
export const by = (...params: readonly TransitionRole[]) => ({ type: 'isBy' as const, params });

const movers: readonly TransitionRole[] = ['office', 'code-holder', 'tutor'];

/**
 * Explores a lifecycle machine (flat states; every event carries `by`) and lists its reachable states and
 * transitions. Pure: the machine is not started.
 */
export function readLifecycle<State extends string, Event extends string>(
  machine: AnyStateMachine,
  events: readonly Event[],
): Lifecycle<State, Event> {
  const [start] = initialTransition(machine);
  const transitions: Transition<State, Event>[] = [];
  const seen = new Map<State, typeof start>([[start.value as State, start]]);
  for (const [from, snapshot] of seen) {
    for (const event of events) {
      for (const by of movers) {
        const [next] = transition(machine, snapshot, {
          type: event,
          by,
        } satisfies LifecycleEvent as EventFromLogic<AnyStateMachine>);
        const to = next.value as State;
        if (to === from) continue;
        transitions.push({ event, from, to, by });
        if (!seen.has(to)) seen.set(to, next);
      }
    }
  }
  return {
    initial: start.value as State,
    states: (Object.keys(machine.states) as State[]).filter((state) => seen.has(state)),
    transitions,
    transitionsFrom: (state, by) =>
      transitions.filter((transition) => transition.from === state && transition.by === by),
    allows: (from, to, by) =>
      transitions.some(
        (transition) => transition.from === from && transition.to === to && transition.by === by,
      ),
  };
}
