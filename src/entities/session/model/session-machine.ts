import { assign, fromCallback, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { AuthUser, Role } from '@/shared/backend';

/** Somebody who is signed in, with the role that `roles/{id}` gives them; null for somebody without one. */
export interface Member extends AuthUser {
  readonly role: Role | null;
}

/** What is told about the person in front of the screen. */
export type VisitorFact =
  /** By the backend; null when nobody is signed in. */
  | { readonly type: 'visitor.changed'; readonly member: Member | null }
  /** Somebody is signed in, and the backend did not say in which role: for now, which is no answer. */
  | { readonly type: 'visitor.unreached' }
  /** The person does not want to wait for the next try. */
  | { readonly type: 'again.wanted' };

interface SessionContext {
  readonly member: Member | null;
  /** Readings of the role in a row that did not get through. */
  readonly failures: number;
}

/** Milliseconds until the role is read once more; a return of the person or the network does not wait for it. */
const pauses = [5000, 15_000, 60_000, 300_000, 900_000] as const;

const pauseAfter = (failures: number): number => pauses[Math.min(failures, pauses.length) - 1] ?? pauses[0];

/**
 * Whether we know who is using the site, and who it is. A sign-in in another tab, a sign-out and a change of role
 * come in as facts; while the role cannot be read, it is asked for in growing pauses.
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
    /** The one thing that the visitor's actor is asked. */
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
    signedIn: {},
    unreached: { after: { pause: 'askingAgain' }, on: { 'again.wanted': 'askingAgain' } },
    /** Ends by what the reading tells: every reading tells something. */
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

/** Who is here: somebody, nobody, not yet known, or somebody whose role could not be read yet. */
export type Visitor = Member | 'nobody' | 'resolving' | 'unreached';

export function selectVisitor(snapshot: SessionSnapshot): Visitor {
  if (snapshot.matches('resolving')) return 'resolving';
  if (snapshot.matches('unreached') || snapshot.matches('askingAgain')) return 'unreached';
  return snapshot.context.member ?? 'nobody';
}

/** Whether the role is being read once more at this moment. */
export const selectIsAskingAgain = (snapshot: SessionSnapshot): boolean => snapshot.matches('askingAgain');
