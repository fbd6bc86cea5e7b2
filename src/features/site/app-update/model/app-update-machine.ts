import {
  assign,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';

/** Service worker events. */
export type WorkerFact =
  | { readonly type: 'worker.installing' }
  | { readonly type: 'worker.activated' }
  | { readonly type: 'worker.waiting' }
  /** A different worker controls this tab now. */
  | { readonly type: 'worker.replaced' }
  /** A worker became redundant while it was installing, waiting or active. */
  | { readonly type: 'worker.redundant'; readonly worker: WorkerStage }
  /** Registration failed, or service workers are not supported. */
  | { readonly type: 'worker.failed'; readonly cause: unknown }
  /** The check for a newer worker failed. */
  | { readonly type: 'worker.unchecked'; readonly cause: unknown };

export type WorkerStage = 'installing' | 'waiting' | 'active';

/** The tab became visible again. */
export type TabFact = { readonly type: 'tab.returned' };

/** The user's answers. */
export type UpdateIntent =
  | { readonly type: 'update.accepted' }
  | { readonly type: 'update.postponed' }
  | { readonly type: 'readiness.seen' };

/** The message about offline use is on the page: it can wait for a page that it does not cover. */
export type NoticeFact = { readonly type: 'readiness.shown' };

/** Commands to the registration actor. */
export type RegistrationCommand = { readonly type: 'check' } | { readonly type: 'activate' };

export interface AppUpdateInput {
  /** Build ID of the code in this tab. */
  readonly buildId: string;
  /** Remaining time of a postponement in milliseconds; ≤ 0 when there is none. */
  readonly postponedMs: () => number;
  /** Whether this device was told before that the site works offline. */
  readonly isReadinessTold: () => boolean;
  /** Whether to check soon after start. False on slow connections. */
  readonly checksAtOnce: boolean;
}

interface AppUpdateContext extends AppUpdateInput {
  /** Build ID of the latest release on the server; null until the first answer. */
  readonly latestId: string | null;
}

const hourMs = 3_600_000;

/**
 * Updates the tab to a new release. Never reloads without consent. Two parallel regions: the service worker
 * lifecycle, and the check for the latest build on the server. The actors are ports: production provides the
 * browser's registration and `fetch`, tests send events.
 */
export const appUpdateMachine = setup({
  types: {
    context: {} as AppUpdateContext,
    input: {} as AppUpdateInput,
    events: {} as WorkerFact | TabFact | UpdateIntent | NoticeFact,
    tags: {} as 'offline-ready' | 'readiness-told' | 'need-refresh' | 'activating' | 'replaced',
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
    rememberReadinessTold: () => {
      throw new Error('appUpdateMachine: provide the rememberReadinessTold action');
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
    isReadinessTold: ({ context }) => context.isReadinessTold(),
    checksAtOnce: ({ context }) => context.checksAtOnce,
    /** Ignores events of other workers. */
    isWorker: (_, is: { readonly worker: WorkerStage; readonly expected: WorkerStage }) =>
      is.worker === is.expected,
    isNewer: ({ context }, latestId: string) => latestId !== context.buildId,
  },
  delays: {
    // Spec section 9.
    firstCheck: 1000,
    checkInterval: hourMs,
    restOfPostponement: ({ context }) => context.postponedMs(),
    // The old worker first finishes its pending responses, which is slow on a bad connection; Chromium also
    // may let it be idle for 30 s. The reload aborts the responses of this tab.
    activationTimeout: 60_000,
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
        /** The first worker installs and precaches the site. */
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
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isReadinessTold', target: 'quiet' }, { target: 'telling' }] },
            /** Said once on each device: remembered when it is shown, not when it could be. */
            telling: {
              tags: 'readiness-told',
              on: {
                'readiness.shown': { actions: 'rememberReadinessTold' },
                'readiness.seen': 'quiet',
              },
            },
            quiet: {},
          },
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
        /** A new release installs while the old one still serves. */
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
            // The user accepted in another tab.
            'worker.replaced': 'replaced',
            // A third release failed to install, so the second keeps waiting.
            'worker.redundant': {
              guard: {
                type: 'isWorker',
                params: ({ event }) => ({ worker: event.worker, expected: 'waiting' }),
              },
              target: 'activated',
            },
          },
        },
        /** A reload before the new worker takes control would load the old release again. */
        activating: {
          tags: ['offline-ready', 'activating'],
          // No need to save forms: drafts are stored on every change.
          entry: 'activateWaiting',
          on: {
            'worker.replaced': 'reloading',
            // WebKit does not always fire `controllerchange`.
            'worker.activated': 'reloading',
            // A third release replaced the second.
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
        /** Another tab updated. This tab runs old code until the user accepts. */
        replaced: { tags: 'replaced', on: { 'update.accepted': 'reloading' } },
        /** The worker was unregistered. The site continues without it. */
        redundant: {
          on: {
            'worker.installing': 'installing',
            'worker.activated': 'activated',
            'worker.replaced': 'replaced',
          },
        },
        reloading: { type: 'final', entry: 'reloadPage' },
        /** No service worker in this browser. After a release the next navigation is a full load. */
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
            // Offline or server error: try again at the next check.
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
