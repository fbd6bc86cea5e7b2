import type { AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { readChart, type Chart } from './chart/chart';
import { liveStates, offeredTransitions } from './chart/live-states';
import {
  isOfMachine,
  lastAnswered,
  snapshotOf,
  type RecordedActor,
  type RecordedEvent,
  type Recording,
} from './recording/recorded';

/** The selected actor or machine. */
export type Subject =
  | { readonly kind: 'actor'; readonly key: number }
  | { readonly kind: 'machine'; readonly machine: AnyStateMachine };

/** Simulation of a machine: no actor and no actions. */
export interface Walk {
  readonly machine: AnyStateMachine;
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly string[];
  readonly visited: ReadonlySet<string>;
  readonly steps: number;
}

/** Highlighting of a chart's states and transitions. */
export interface Light {
  readonly live: ReadonlySet<string>;
  readonly visited: ReadonlySet<string>;
  readonly offered: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  /** Changes with every transition taken, to restart the animation. */
  readonly turn: number;
}

/** The subject at the selected moment. */
export interface SubjectView {
  readonly name: string;
  readonly chart: Chart | null;
  readonly machine: AnyStateMachine | null;
  readonly actor: RecordedActor | null;
  readonly snapshot: Snapshot<unknown> | null;
  readonly light: Light;
}

const nothing: ReadonlySet<string> = new Set();
const dark: Light = { live: nothing, visited: nothing, offered: nothing, taken: nothing, turn: 0 };

/** Machines that no running actor uses. A machine with provided implementations has the same config. */
export function idleMachines(
  recording: Recording,
  machines: readonly AnyStateMachine[],
): readonly AnyStateMachine[] {
  const running = new Set(
    recording.actors.map(({ machine, status }) => status === 'active' && machine?.config),
  );
  return machines.filter(({ config }) => !running.has(config));
}

/** Default subject: the first running machine, or the first listed one. */
export function firstSubject(recording: Recording, machines: readonly AnyStateMachine[]): Subject | null {
  const running = recording.actors.find(({ machine, status }) => machine && status === 'active');
  if (running) return { kind: 'actor', key: running.key };
  const [machine] = machines;
  return machine ? { kind: 'machine', machine } : null;
}

const offered = (chart: Chart, live: ReadonlySet<string>) =>
  new Set(offeredTransitions(chart, live).map(({ id }) => id));

function lightOf(chart: Chart, events: readonly RecordedEvent[], last: RecordedEvent | null): Light {
  const states = ({ snapshot }: RecordedEvent) =>
    isOfMachine(snapshot) ? liveStates(chart, snapshot) : nothing;
  const live = last ? states(last) : nothing;
  const isOver = last?.snapshot?.status !== 'active';
  return {
    live,
    visited: new Set(events.flatMap((entry) => [...states(entry)])),
    offered: isOver ? nothing : offered(chart, live),
    taken: new Set(last?.taken),
    turn: last?.number ?? 0,
  };
}

function viewActor(recording: Recording, actor: RecordedActor, until: number | null): SubjectView {
  const { key, machine, name } = actor;
  const chart = machine && readChart(machine);
  const last = lastAnswered(recording, key, until ?? undefined);
  const events = recording.events.filter(
    ({ to, number }) => to === key && (until === null || number <= until),
  );
  const now = until === null ? snapshotOf(actor.ref) : null;
  const shown = last && now ? { ...last, snapshot: now } : last;
  return {
    name,
    chart,
    machine,
    actor,
    snapshot: now ?? last?.snapshot ?? null,
    light: chart ? lightOf(chart, events, shown) : dark,
  };
}

function viewMachine(machine: AnyStateMachine, walk: Walk | null): SubjectView {
  const chart = readChart(machine);
  const base = { name: machine.id, chart, machine, actor: null };
  if (!walk) return { ...base, snapshot: null, light: dark };
  const live = liveStates(chart, walk.snapshot);
  const light: Light = {
    live,
    visited: walk.visited,
    offered: walk.snapshot.status === 'active' ? offered(chart, live) : nothing,
    taken: new Set(walk.taken),
    turn: walk.steps,
  };
  return { ...base, snapshot: walk.snapshot, light };
}

/** Computes the view of a subject; `until` is the number of the selected past event. */
export function viewSubject(
  recording: Recording,
  subject: Subject,
  { until, walk }: { readonly until: number | null; readonly walk: Walk | null },
): SubjectView | null {
  if (subject.kind === 'machine') {
    return viewMachine(subject.machine, walk?.machine === subject.machine ? walk : null);
  }
  const actor = recording.actors.find(({ key }) => key === subject.key);
  return actor ? viewActor(recording, actor, until) : null;
}
