import { assign, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { AuthUser, Role } from '@/shared/backend';

/** Somebody who is signed in, with the role that `roles/{id}` gives them; null for somebody without one. */
export interface Member extends AuthUser {
  readonly role: Role | null;
}

/** What the backend tells about the person in front of the screen; null when nobody is signed in. */
export type VisitorFact = { readonly type: 'visitor.changed'; readonly member: Member | null };

/**
 * Whether we know who is using the site, and who it is. A sign-in in another tab, a sign-out and a change of role
 * come in as facts; the machine itself asks nothing.
 */
export const sessionMachine = setup({
  types: { context: {} as { readonly member: Member | null }, events: {} as VisitorFact },
  actors: {
    visitor: fromCallback(() => {
      throw new Error('sessionMachine: provide the visitor actor');
    }),
  },
  actions: { rememberMember: assign({ member: ({ event }) => event.member }) },
  guards: { isSignedIn: ({ event }) => event.member !== null },
}).createMachine({
  id: 'session',
  context: { member: null },
  invoke: { src: 'visitor' },
  initial: 'resolving',
  states: { resolving: {}, anonymous: {}, signedIn: {} },
  on: {
    'visitor.changed': [
      { guard: 'isSignedIn', target: '.signedIn', actions: 'rememberMember' },
      { target: '.anonymous', actions: 'rememberMember' },
    ],
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Who is here: somebody, nobody, or not yet known. */
export function selectVisitor(snapshot: SessionSnapshot): Member | 'nobody' | 'resolving' {
  if (snapshot.matches('resolving')) return 'resolving';
  return snapshot.context.member ?? 'nobody';
}
