import type { ActorRefLike, AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import { transitionId } from '../chart/chart';
import { snapshotOf, type RecordedActor, type RecordedEvent, type Recording } from './recorded';

interface RecorderOptions {
  readonly now: () => number;
  /** Defers a callback, so that notifications are batched. */
  readonly soon: (tell: () => void) => void;
  readonly maxEvents?: number;
  readonly maxStopped?: number;
}

export interface Recorder {
  /** Receives XState's inspection events. */
  readonly take: (told: InspectionEvent) => void;
  /** The recording; the same object until it changes. */
  readonly read: () => Recording;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Clears the events, not the actors. */
  readonly forget: () => void;
}

type SeenActor = Omit<RecordedActor, 'status'>;

/** XState's actors have this field, but the inspection type omits it. */
interface TellingRef extends AnyActorRef {
  readonly logic?: unknown;
}

function machineOf({ logic }: TellingRef): AnyStateMachine | null {
  const isMachine =
    typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;
  return isMachine ? (logic as AnyStateMachine) : null;
}

/** Name of an actor: its `src` in the parent machine, else the machine's id, else its own id. */
function nameOf(ref: AnyActorRef, machine: AnyStateMachine | null): string {
  const src: unknown = ref.src;
  return typeof src === 'string' ? src : (machine?.id ?? ref.id);
}

const statusOf = (ref: AnyActorRef) => snapshotOf(ref)?.status ?? 'active';

/** Records actors and their latest events, within limits. Sends nothing. */
export function createRecorder({ now, soon, maxEvents = 500, maxStopped = 40 }: RecorderOptions): Recorder {
  const begin = now();
  const keys = new WeakMap<ActorRefLike, number>();
  const listeners = new Set<() => void>();
  /** Transitions taken since an actor's last snapshot; XState reports them before the snapshot. */
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
      // A failed actor sends no event, so read its status again.
      view = null;
      listeners.forEach((listener) => listener());
    });
  };

  const isRunning = ({ ref }: SeenActor) => statusOf(ref) === 'active';

  /** Drops the oldest stopped actors. */
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
    // Stopping an actor is not an event, but its last state must be recorded.
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
