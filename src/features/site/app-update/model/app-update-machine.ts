import {
  assign,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';

/** What the browser tells us about the service worker. */
export type WorkerFact =
  | { readonly type: 'worker.installing' }
  | { readonly type: 'worker.activated' }
  | { readonly type: 'worker.waiting' }
  /** Another worker than before controls this tab. */
  | { readonly type: 'worker.replaced' }
  /** A worker was given up while it was being installed, while it waited, or while it served. */
  | { readonly type: 'worker.redundant'; readonly worker: WorkerStage }
  /** There is no worker, and there will be none. */
  | { readonly type: 'worker.failed'; readonly cause: unknown }
  /** Nobody could tell whether there is a newer worker. */
  | { readonly type: 'worker.unchecked'; readonly cause: unknown };

/** How far a worker has come. */
export type WorkerStage = 'installing' | 'waiting' | 'active';

/** The person has come back to this tab. */
export type TabFact = { readonly type: 'tab.returned' };

/** What the person in front of the screen wants. */
export type UpdateIntent = { readonly type: 'update.accepted' } | { readonly type: 'update.postponed' };

/** What we ask of the registration. */
export type RegistrationCommand = { readonly type: 'check' } | { readonly type: 'activate' };

export interface AppUpdateInput {
  /** The build that runs in this tab. */
  readonly buildId: string;
  /** Milliseconds until a postponed update may be offered again; 0 or less when none was postponed. */
  readonly postponedMs: () => number;
  /** False on the slowest networks, which have better to do in the first second. */
  readonly checksAtOnce: boolean;
}

interface AppUpdateContext extends AppUpdateInput {
  /** The newest build that the site's server has; null until it has been asked. */
  readonly latestId: string | null;
}

const hourMs = 3_600_000;

/**
 * Moves the tab from one release to the next, never reloading without consent. Two things go on beside each other: the
 * life of the service worker as the browser tells it, and the question to the server which build is the newest. The
 * registration and the question are ports: production wraps the browser's registration and fetch, tests send facts by hand.
 */
export const appUpdateMachine = setup({
  types: {
    context: {} as AppUpdateContext,
    input: {} as AppUpdateInput,
    events: {} as WorkerFact | TabFact | UpdateIntent,
    tags: {} as 'offline-ready' | 'need-refresh' | 'activating' | 'replaced',
  },
  actors: {
    registration: fromCallback<RegistrationCommand>(() => {
      throw new Error('appUpdateMachine: provide the registration actor');
    }),
    latestBuild: fromPromise<string>(() =>
      Promise.reject(new Error('appUpdateMachine: provide the latestBuild actor')),
    ),
  },
  actions: {
    checkForUpdate: sendTo('registration', { type: 'check' }),
    activateWaiting: sendTo('registration', { type: 'activate' }),
    rememberPostponed: () => {
      throw new Error('appUpdateMachine: provide the rememberPostponed action');
    },
    reloadPage: () => {
      throw new Error('appUpdateMachine: provide the reloadPage action');
    },
    logFailure: (_, _failure: { readonly cause: unknown }) => {
      throw new Error('appUpdateMachine: provide the logFailure action');
    },
  },
  guards: {
    isPostponed: ({ context }) => context.postponedMs() > 0,
    checksAtOnce: ({ context }) => context.checksAtOnce,
    /** Only what happens to that worker matters: others come and go beside it. */
    isWorker: (_, is: { readonly worker: WorkerStage; readonly expected: WorkerStage }) =>
      is.worker === is.expected,
    isNewer: ({ context }, latestId: string) => latestId !== context.buildId,
  },
  delays: {
    // Spec section 9.
    firstCheck: 1000,
    checkInterval: hourMs,
    restOfPostponement: ({ context }) => context.postponedMs(),
    // The worker of before finishes its answers first, which takes long on a slow link. A reload ends those of this tab.
    activationTimeout: 30_000,
  },
}).createMachine({
  id: 'appUpdate',
  context: ({ input }) => ({ ...input, latestId: null }),
  invoke: { id: 'registration', src: 'registration' },
  on: {
    'worker.unchecked': { actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.cause }) } },
  },
  type: 'parallel',
  states: {
    worker: {
      initial: 'registering',
      states: {
        registering: {
          on: {
            'worker.installing': 'installing',
            'worker.activated': 'activated',
            'worker.waiting': 'waiting',
            'worker.failed': {
              target: 'unavailable',
              actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.cause }) },
            },
          },
        },
        /** The first worker brings the site along. */
        installing: {
          on: {
            'worker.activated': 'activated',
            'worker.redundant': 'redundant',
            'worker.waiting': 'waiting',
            'worker.failed': {
              target: 'unavailable',
              actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.cause }) },
            },
          },
        },
        activated: {
          tags: 'offline-ready',
          on: {
            'worker.installing': 'updating',
            'worker.waiting': 'waiting',
            'worker.replaced': 'replaced',
            'worker.redundant': {
              guard: {
                type: 'isWorker',
                params: ({ event }) => ({ worker: event.worker, expected: 'active' }),
              },
              target: 'redundant',
            },
          },
        },
        /** A new release is on its way; the present one serves on. */
        updating: {
          tags: 'offline-ready',
          on: {
            'worker.waiting': 'waiting',
            'worker.redundant': {
              guard: {
                type: 'isWorker',
                params: ({ event }) => ({ worker: event.worker, expected: 'installing' }),
              },
              target: 'activated',
            },
            'worker.replaced': 'replaced',
          },
        },
        waiting: {
          tags: 'offline-ready',
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isPostponed', target: 'postponed' }, { target: 'offered' }] },
            offered: {
              tags: 'need-refresh',
              on: { 'update.postponed': { target: 'postponed', actions: 'rememberPostponed' } },
            },
            postponed: { after: { restOfPostponement: 'offered' } },
          },
          on: {
            'update.accepted': 'activating',
            // Another tab has said yes.
            'worker.replaced': 'replaced',
            // A third release that could not be brought leaves the second waiting.
            'worker.redundant': {
              guard: {
                type: 'isWorker',
                params: ({ event }) => ({ worker: event.worker, expected: 'waiting' }),
              },
              target: 'activated',
            },
          },
        },
        /** A reload before the new worker is in control would only bring the old release again. */
        activating: {
          tags: ['offline-ready', 'activating'],
          // What is half typed needs no saving here: drafts are kept with every change.
          entry: 'activateWaiting',
          on: {
            'worker.replaced': 'reloading',
            // WebKit does not always tell that another worker has taken control.
            'worker.activated': 'reloading',
            // A third release has come to the place of the second.
            'worker.waiting': { target: 'activating', reenter: true },
            'worker.redundant': {
              guard: {
                type: 'isWorker',
                params: ({ event }) => ({ worker: event.worker, expected: 'waiting' }),
              },
              target: 'activated',
            },
          },
          after: { activationTimeout: 'reloading' },
        },
        /** Another tab took the update; this one runs old code until its person says so. */
        replaced: { tags: 'replaced', on: { 'update.accepted': 'reloading' } },
        /** The worker was removed; the site goes on without it. */
        redundant: {
          on: {
            'worker.installing': 'installing',
            'worker.activated': 'activated',
            'worker.replaced': 'replaced',
          },
        },
        reloading: { type: 'final', entry: 'reloadPage' },
        /** No worker on this browser: the next navigation after a release is a full load. */
        unavailable: {},
      },
    },
    release: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'checksAtOnce', target: 'soon' }, { target: 'resting' }] },
        soon: { after: { firstCheck: 'asking' } },
        resting: { after: { checkInterval: 'asking' }, on: { 'tab.returned': 'asking' } },
        asking: {
          invoke: {
            src: 'latestBuild',
            onDone: [
              {
                guard: { type: 'isNewer', params: ({ event }) => event.output },
                target: 'outdated',
                actions: assign({ latestId: ({ event }) => event.output }),
              },
              { target: 'resting', actions: assign({ latestId: ({ event }) => event.output }) },
            ],
            // Without network, or while the server is down: the next time tells.
            onError: {
              target: 'resting',
              actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        /** The server has a newer build than this tab. */
        outdated: {
          entry: 'checkForUpdate',
          after: { checkInterval: 'asking' },
          on: { 'tab.returned': 'asking' },
        },
      },
    },
  },
});

export type AppUpdateActor = ActorRefFrom<typeof appUpdateMachine>;
export type AppUpdateSnapshot = SnapshotFrom<typeof appUpdateMachine>;
