import { assign, fromCallback, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { dueAt, pauseAfter, type RoundInput, type Tried } from './pauses';

/** An item that waits until the backend accepts or rejects it. */
export interface Sendable extends Tried {
  readonly state: string;
}

/** Events of the sending machine. */
export type SendingFact<Item> =
  /** The whole list, read at the start and after every change in any tab. */
  | { readonly type: 'items.read'; readonly items: readonly Item[] }
  /** The device denies storage. */
  | { readonly type: 'storage.failed' }
  | { readonly type: 'network.found' }
  | { readonly type: 'network.lost' }
  /** The person came back to this tab, or a background sync event fired. */
  | { readonly type: 'moment.came' };

interface SendingContext<Item> {
  readonly items: readonly Item[];
  readonly isOnline: boolean;
  /** Number of consecutive rounds that left something waiting. */
  readonly failures: number;
  /** Keys known to the last round: tried, not due, or held back. */
  readonly seen: readonly string[];
  /** An item was added during a round, which may not have read it. */
  readonly hasAdded: boolean;
  /** Input of the next round. */
  readonly isPrompted: boolean;
  /** In milliseconds. */
  readonly now: () => number;
}

/** Time until the first item is due, in milliseconds. Items that are held back have no time of their own. */
function untilDue(items: readonly Sendable[], now: number): number | null {
  const due = items.filter(({ state }) => state === 'waiting').flatMap((item) => dueAt(item) ?? []);
  return due.length === 0 ? null : Math.max(Math.min(...due) - now, 0);
}

/**
 * Creates a machine that sends queued items to the backend: at the start, when the network or the person
 * returns, and with growing retry delays. Sending an item must be idempotent.
 * @param id of the machine, shown in the inspector
 */
export function createSendingMachine<Item extends Sendable>(id: string, keyOf: (item: Item) => string) {
  const isWaiting = (item: Item) => item.state === 'waiting';
  return setup({
    types: {
      context: {} as SendingContext<Item>,
      input: {} as { readonly isOnline: boolean; readonly now?: () => number },
      events: {} as SendingFact<Item>,
    },
    actors: {
      store: fromCallback(() => {
        throw new Error('the sending machine: provide the store actor');
      }),
      surroundings: fromCallback(() => {
        throw new Error('the sending machine: provide the surroundings actor');
      }),
      /** Tries everything that is due, in one tab at a time; resolves with all items. */
      round: fromPromise<readonly Item[], RoundInput>(() =>
        Promise.reject(new Error('the sending machine: provide the round actor')),
      ),
    },
    actions: {
      takeItems: assign({ items: (_, items: readonly Item[]) => items }),
      /** Keeps items added after the round read its list. */
      mergeItems: assign({
        seen: ({ context }, items: readonly Item[]) => [...context.seen, ...items.map(keyOf)],
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
      /**
       * Whether there are items that the last round did not know. Being untried is not enough: an item that
       * is held back may stay untried for days.
       */
      hasNew: ({ context }, items: readonly Item[]) =>
        items.some((item) => isWaiting(item) && !context.seen.includes(keyOf(item))),
      hasAdded: ({ context }) => context.hasAdded,
      isAllSent: (_, items: readonly Item[]) => !items.some(isWaiting),
    },
    delays: {
      pause: ({ context }) => untilDue(context.items, context.now()) ?? pauseAfter(context.failures),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      items: [],
      failures: 0,
      seen: [],
      hasAdded: false,
      isPrompted: false,
      now: () => Date.now(),
      ...input,
    }),
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
        on: { 'network.found': { target: 'sending', actions: assign({ isOnline: true, isPrompted: true }) } },
      },
      sending: {
        entry: assign({ hasAdded: false, seen: ({ context }) => context.items.map(keyOf) }),
        on: {
          'items.read': [
            {
              guard: { type: 'hasNew', params: ({ event }) => event.items },
              actions: [
                { type: 'takeItems', params: ({ event }) => event.items },
                assign({ hasAdded: true }),
              ],
            },
            { actions: { type: 'takeItems', params: ({ event }) => event.items } },
          ],
        },
        invoke: {
          src: 'round',
          input: ({ context }) => ({ isPrompted: context.isPrompted }),
          onDone: [
            {
              guard: { type: 'isAllSent', params: ({ event }) => event.output },
              target: 'deciding',
              actions: [
                { type: 'mergeItems', params: ({ event }) => event.output },
                assign({ failures: 0, isPrompted: false }),
              ],
            },
            {
              guard: 'hasAdded',
              target: 'deciding',
              actions: { type: 'mergeItems', params: ({ event }) => event.output },
            },
            {
              target: 'pausing',
              actions: [
                { type: 'mergeItems', params: ({ event }) => event.output },
                assign({ failures: ({ context }) => context.failures + 1, isPrompted: false }),
              ],
            },
          ],
          onError: {
            target: 'pausing',
            actions: [
              assign({ failures: ({ context }) => context.failures + 1, isPrompted: false }),
              { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
            ],
          },
        },
      },
      pausing: {
        after: { pause: 'deciding' },
        on: {
          'network.found': { target: 'deciding', actions: assign({ isOnline: true, isPrompted: true }) },
          'moment.came': { target: 'deciding', actions: assign({ isPrompted: true }) },
          'items.read': [
            {
              guard: { type: 'hasNew', params: ({ event }) => event.items },
              target: 'deciding',
              actions: { type: 'takeItems', params: ({ event }) => event.items },
            },
            { actions: { type: 'takeItems', params: ({ event }) => event.items } },
          ],
        },
      },
      /** Without storage. Forms are then sent directly, until storage is available again. */
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
