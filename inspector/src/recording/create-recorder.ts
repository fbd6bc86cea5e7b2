import type { ActorRefLike, AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import { transitionId } from '../chart/chart';
import { snapshotOf, type RecordedActor, type RecordedEvent, type Recording } from './recorded';

interface RecorderOptions {
  readonly now: () => number;
  /** Calls back later: what happens in one breath is told once. */
  readonly soon: (tell: () => void) => void;
  readonly maxEvents?: number;
  readonly maxStopped?: number;
}

export interface Recorder {
  /** Takes what XState tells an inspector. */
  readonly take: (told: InspectionEvent) => void;
  /** What is known; the same object until something new is. */
  readonly read: () => Recording;
  /** Returns the unsubscriber. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Forgets the events, not the actors. */
  readonly forget: () => void;
}

type SeenActor = Omit<RecordedActor, 'status'>;

/** Actors of XState are these; the type that inspection gives them leaves most of it out. */
interface TellingRef extends AnyActorRef {
  readonly logic?: unknown;
}

function machineOf({ logic }: TellingRef): AnyStateMachine | null {
  const isMachine =
    typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;
  return isMachine ? (logic as AnyStateMachine) : null;
}

/** The name in the machine that runs it, the machine's own, or at last the id. */
function nameOf(ref: AnyActorRef, machine: AnyStateMachine | null): string {
  const src: unknown = ref.src;
  return typeof src === 'string' ? src : (machine?.id ?? ref.id);
}

const statusOf = (ref: AnyActorRef) => snapshotOf(ref)?.status ?? 'active';

/** Keeps the actors of the site and their last events, within bounds. Sends nothing anywhere. */
export function createRecorder({ now, soon, maxEvents = 500, maxStopped = 40 }: RecorderOptions): Recorder {
  const begin = now();
  const keys = new WeakMap<ActorRefLike, number>();
  const listeners = new Set<() => void>();
  /** Transitions that an actor has taken since its last snapshot; told before the snapshot that they led to. */
  const steps = new Map<number, string[]>();
  let actors: readonly SeenActor[] = [];
  let events: readonly RecordedEvent[] = [];
  let lastKey = 0;
  let lastNumber = 0;
  let view: Recording | null = null;
  let isToldSoon = false;

  const changed = () => {
    view = null;
    if (isToldSoon) return;
    isToldSoon = true;
    soon(() => {
      isToldSoon = false;
      // An actor that failed says nothing; its status is read when the others are told.
      view = null;
      listeners.forEach((listener) => listener());
    });
  };

  const isRunning = ({ ref }: SeenActor) => statusOf(ref) === 'active';

  /** Stopped actors are let go, the oldest first. */
  const drop = () => {
    const stopped = actors.filter((actor) => !isRunning(actor));
    if (stopped.length <= maxStopped) return;
    const gone = new Set(stopped.slice(0, stopped.length - maxStopped));
    actors = actors.filter((actor) => !gone.has(actor));
  };

  const meet = (ref: AnyActorRef): number => {
    const known = keys.get(ref);
    if (known) return known;
    lastKey += 1;
    keys.set(ref, lastKey);
    const parent = ref._parent ? (keys.get(ref._parent) ?? null) : null;
    const machine = machineOf(ref);
    actors = [...actors, { key: lastKey, name: nameOf(ref, machine), parent, ref, machine }];
    return lastKey;
  };

  const add = (entry: RecordedEvent) => (events = [...events, entry].slice(-maxEvents));

  const answer = (key: number, told: Extract<InspectionEvent, { type: '@xstate.snapshot' }>) => {
    const taken = steps.get(key) ?? [];
    steps.delete(key);
    const { event, snapshot } = told;
    const asked = events.find((entry) => entry.to === key && entry.event === event && !entry.snapshot);
    // Stopping an actor is no event that anybody sends, yet its last state belongs into the list.
    const entry = asked ?? { number: (lastNumber += 1), at: now() - begin, from: null, to: key, event };
    const answered: RecordedEvent = { ...entry, taken, snapshot };
    if (asked) events = events.map((known) => (known === asked ? answered : known));
    else add(answered);
    if (snapshot.status !== 'active') drop();
  };

  const take = (told: InspectionEvent) => {
    const key = meet(told.actorRef as AnyActorRef);
    switch (told.type) {
      case '@xstate.event': {
        const { sourceRef, event } = told;
        const from = sourceRef ? (keys.get(sourceRef) ?? null) : null;
        lastNumber += 1;
        const entry = {
          number: lastNumber,
          at: now() - begin,
          from,
          to: key,
          event,
          taken: [],
          snapshot: null,
        };
        add(entry);
        break;
      }
      case '@xstate.microstep':
        steps.set(key, [...(steps.get(key) ?? []), ...told._transitions.map(transitionId)]);
        break;
      case '@xstate.snapshot':
        answer(key, told);
        break;
      case '@xstate.actor':
      case '@xstate.action':
      case '@xstate.transition':
        break;
    }
    changed();
  };

  return {
    take,
    read() {
      view ??= {
        actors: actors.map((actor) => ({ ...actor, status: statusOf(actor.ref) })),
        events,
      };
      return view;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget() {
      events = [];
      changed();
    },
  };
}
