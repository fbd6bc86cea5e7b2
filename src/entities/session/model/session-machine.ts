import { assign, fromCallback, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { AuthUser, Duty, Role } from '@/shared/backend';

/** A signed-in user with role and duties from `roles/{id}`; the role is null without one. */
export interface Member extends AuthUser {
  readonly role: Role | null;
  readonly duties: readonly Duty[];
}

/** Events about the visitor. */
export type VisitorFact =
  /** From the backend; null when nobody is signed in. */
  | { readonly type: 'visitor.changed'; readonly member: Member | null }
  /** Somebody is signed in, but reading the role failed temporarily. */
  | { readonly type: 'visitor.unreached' }
  /** The person asks to retry now. */
  | { readonly type: 'again.wanted' }
  /** The backend refused a call: the role may have changed since it was read. */
  | { readonly type: 'role.doubted' };

interface SessionContext {
  readonly member: Member | null;
  /** Number of consecutive failed reads of the role. */
  readonly failures: number;
}

/** Retry delays in milliseconds; a return of the person or the network retries at once. */
const pauses = [5000, 15_000, 60_000, 300_000, 900_000] as const;

const pauseAfter = (failures: number): number => pauses[Math.min(failures, pauses.length) - 1] ?? pauses[0];

/**
 * State machine of the session: who is signed in, if known. Sign-ins in other tabs, sign-outs and role
 * changes arrive as events. While the role cannot be read, it retries with growing delays.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as VisitorFact },
  actors: {
    visitor: fromCallback(() => {
      throw new Error('sessionMachine: provide the visitor actor');
    }),
  },
  actions: {
    rememberMember: assign({ member: (_, member: Member | null) => member, failures: 0 }),
    countFailure: assign({ member: null, failures: ({ context }) => context.failures + 1 }),
    /** The only event that the visitor actor receives. */
    askForRole: sendTo('visitor', { type: 'role.wanted' }),
  },
  guards: { isSomebody: (_, member: Member | null) => member !== null },
  delays: { pause: ({ context }) => pauseAfter(context.failures) },
}).createMachine({
  id: 'session',
  context: { member: null, failures: 0 },
  invoke: { id: 'visitor', src: 'visitor' },
  initial: 'resolving',
  states: {
    resolving: {},
    anonymous: {},
    signedIn: { on: { 'role.doubted': { actions: 'askForRole' } } },
    unreached: { after: { pause: 'askingAgain' }, on: { 'again.wanted': 'askingAgain' } },
    /** Left by the result of the read, which always sends an event. */
    askingAgain: { entry: 'askForRole' },
  },
  on: {
    'visitor.changed': [
      {
        guard: { type: 'isSomebody', params: ({ event }) => event.member },
        target: '.signedIn',
        actions: { type: 'rememberMember', params: ({ event }) => event.member },
      },
      { target: '.anonymous', actions: { type: 'rememberMember', params: null } },
    ],
    'visitor.unreached': { target: '.unreached', actions: 'countFailure' },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** A member, nobody, not yet known, or a user whose role could not be read yet. */
export type Visitor = Member | 'nobody' | 'resolving' | 'unreached';

export function selectVisitor(snapshot: SessionSnapshot): Visitor {
  if (snapshot.matches('resolving')) return 'resolving';
  if (snapshot.matches('unreached') || snapshot.matches('askingAgain')) return 'unreached';
  return snapshot.context.member ?? 'nobody';
}

/** Whether the role is being read again. */
export const selectIsAskingAgain = (snapshot: SessionSnapshot): boolean => snapshot.matches('askingAgain');
