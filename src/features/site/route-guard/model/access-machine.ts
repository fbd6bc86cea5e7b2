import { setup } from 'xstate';
import type { Role } from '@/shared/backend';

/** Who asks for a guarded page; null when nobody is signed in. */
export interface Visitor {
  readonly id: string;
  readonly role: Role | null;
}

/** The two guards of the site. */
export type GuardName = 'tutor' | 'admin-auth';

export interface Visit {
  readonly guard: GuardName;
  readonly visitor: Visitor | null;
  /** Whose page it is: the `{id}` of the address. */
  readonly ownerId: string;
}

/** `look` is an administrator in a tutor's area: everything to read, nothing to change. */
export type Decision = { readonly kind: 'allow' | 'look' | 'sign-in' | 'forbid' };

/**
 * A decision table drawn as a chart: it starts, decides and ends in one step. `admin-auth` wants an administrator on
 * their own page; `tutor` wants a tutor on their own page, and lets an administrator look in.
 */
export const accessMachine = setup({
  types: { context: {} as Visit, input: {} as Visit },
  guards: {
    isNobody: ({ context }) => context.visitor === null,
    isOwnerInRole: ({ context: { guard, visitor, ownerId } }) =>
      visitor?.id === ownerId && visitor.role === (guard === 'tutor' ? 'tutor' : 'admin'),
    isAdministratorLookingIn: ({ context: { guard, visitor } }) =>
      guard === 'tutor' && visitor?.role === 'admin',
  },
}).createMachine({
  id: 'access',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isNobody', target: 'signInNeeded' },
        { guard: 'isOwnerInRole', target: 'allowed' },
        { guard: 'isAdministratorLookingIn', target: 'lookingIn' },
        { target: 'forbidden' },
      ],
    },
    allowed: { type: 'final' },
    lookingIn: { type: 'final' },
    signInNeeded: { type: 'final' },
    forbidden: { type: 'final' },
  },
});
