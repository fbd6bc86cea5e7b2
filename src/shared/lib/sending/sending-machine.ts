import { assign, fromCallback, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

/** What waits on this phone until the backend has it, or has refused it. */
export interface Sendable {
  readonly state: string;
  /** How often it was tried, while it waits. */
  readonly tries?: number;
}

/** What happens around what waits. */
export type SendingFact<Item> =
  /** The whole list, as it was read: at the start and after every change in any tab. */
  | { readonly type: 'items.read'; readonly items: readonly Item[] }
  /** This device gives no storage. */
  | { readonly type: 'storage.failed' }
  | { readonly type: 'network.found' }
  | { readonly type: 'network.lost' }
  /** The person has come back to this tab, or the browser says that now is a good time. */
  | { readonly type: 'moment.came' };

interface SendingContext<Item> {
  readonly items: readonly Item[];
  readonly isOnline: boolean;
  /** Rounds in a row after which something still waited. */
  readonly failures: number;
}

/** Milliseconds between two rounds that did not get everything through. */
const pauses = [5000, 15_000, 60_000, 300_000, 900_000] as const;

const pauseAfter = (failures: number): number => pauses[Math.min(failures, pauses.length) - 1] ?? pauses[0];

/**
 * A machine that brings what waits on this phone to the backend, however long that takes: at the start, when the network comes back, when
 * the person returns, and in growing pauses while something waits. Each item must be such that sending
 * it twice is the same as once.
 * @param id of the machine, as the inspector shows it
 */
export function createSendingMachine<Item extends Sendable>(id: string, keyOf: (item: Item) => string) {
  const isWaiting = (item: Item) => item.state === 'waiting';
  return setup({
    types: {
      context: {} as SendingContext<Item>,
      input: {} as { readonly isOnline: boolean },
      events: {} as SendingFact<Item>,
    },
    actors: {
      store: fromCallback(() => {
        throw new Error('the sending machine: provide the store actor');
      }),
      surroundings: fromCallback(() => {
        throw new Error('the sending machine: provide the surroundings actor');
      }),
      /** Tries everything that waits, in one tab at a time; gives all items as they are then. */
      round: fromPromise<readonly Item[]>(() =>
        Promise.reject(new Error('the sending machine: provide the round actor')),
      ),
    },
    actions: {
      takeItems: assign({ items: (_, items: readonly Item[]) => items }),
      /** What was added after the round had read its list stays. */
      mergeItems: assign({
        items: ({ context }, items: readonly Item[]) => [
          ...items,
          ...context.items.filter((known) => !items.some((item) => keyOf(item) === keyOf(known))),
        ],
      }),
      logFailure: (_, _failure: { readonly cause: unknown }) => {
        throw new Error('the sending machine: provide the logFailure action');
      },
    },
    guards: {
      isNothingWaiting: ({ context }) => !context.items.some(isWaiting),
      isOffline: ({ context }) => !context.isOnline,
      hasUntried: (_, items: readonly Item[]) => items.some((item) => isWaiting(item) && item.tries === 0),
      isAllSent: (_, items: readonly Item[]) => !items.some(isWaiting),
    },
    delays: { pause: ({ context }) => pauseAfter(context.failures) },
  }).createMachine({
    id,
    context: ({ input }) => ({ items: [], failures: 0, ...input }),
    invoke: [
      { id: 'store', src: 'store' },
      { id: 'surroundings', src: 'surroundings' },
    ],
    initial: 'reading',
    states: {
      reading: {
        on: {
          'items.read': {
            target: 'deciding',
            actions: { type: 'takeItems', params: ({ event }) => event.items },
          },
        },
      },
      deciding: {
        always: [
          { guard: 'isNothingWaiting', target: 'resting' },
          { guard: 'isOffline', target: 'offline' },
          { target: 'sending' },
        ],
      },
      resting: {
        on: {
          'items.read': {
            target: 'deciding',
            actions: { type: 'takeItems', params: ({ event }) => event.items },
          },
        },
      },
      offline: {
        on: { 'network.found': { target: 'sending', actions: assign({ isOnline: true }) } },
      },
      sending: {
        invoke: {
          src: 'round',
          onDone: [
            {
              guard: { type: 'isAllSent', params: ({ event }) => event.output },
              target: 'deciding',
              actions: [{ type: 'mergeItems', params: ({ event }) => event.output }, assign({ failures: 0 })],
            },
            {
              target: 'pausing',
              actions: [
                { type: 'mergeItems', params: ({ event }) => event.output },
                assign({ failures: ({ context }) => context.failures + 1 }),
              ],
            },
          ],
          onError: {
            target: 'pausing',
            actions: [
              assign({ failures: ({ context }) => context.failures + 1 }),
              { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
            ],
          },
        },
      },
      pausing: {
        after: { pause: 'deciding' },
        on: {
          'network.found': { target: 'deciding', actions: assign({ isOnline: true }) },
          'moment.came': 'deciding',
          'items.read': [
            {
              guard: { type: 'hasUntried', params: ({ event }) => event.items },
              target: 'deciding',
              actions: { type: 'takeItems', params: ({ event }) => event.items },
            },
            { actions: { type: 'takeItems', params: ({ event }) => event.items } },
          ],
        },
      },
      /** Forms are sent without it, while their page is open, until the device gives storage again. */
      closed: {
        on: {
          'items.read': {
            target: 'deciding',
            actions: { type: 'takeItems', params: ({ event }) => event.items },
          },
        },
      },
    },
    on: {
      'items.read': { actions: { type: 'takeItems', params: ({ event }) => event.items } },
      'storage.failed': '.closed',
      'network.found': { actions: assign({ isOnline: true }) },
      'network.lost': { actions: assign({ isOnline: false }) },
    },
  });
}

export type SendingMachine<Item extends Sendable> = ReturnType<typeof createSendingMachine<Item>>;
export type SendingActor<Item extends Sendable> = ActorRefFrom<SendingMachine<Item>>;
export type SendingSnapshot<Item extends Sendable> = SnapshotFrom<SendingMachine<Item>>;
