import { setup } from 'xstate';
import type { Duty, Role } from '@/shared/backend';

/** The signed-in user who visits a guarded page; null when signed out. */
export interface Visitor {
  readonly id: string;
  readonly role: Role | null;
  readonly duties: readonly Duty[];
}

export type GuardName = 'tutor' | 'admin-auth';

export interface Visit {
  readonly guard: GuardName;
  readonly visitor: Visitor | null;
  /** The `{id}` in the address: the owner of the page. */
  readonly ownerId: string;
}

/** `look` is read-only access for the office to a tutor's area. */
export type Decision = { readonly kind: 'allow' | 'look' | 'sign-in' | 'forbid' };

/**
 * Decision table as a state machine that finishes in one step. `admin-auth` requires the administrator who
 * owns the page. `tutor` requires the tutor who owns the page, or allows the office read-only
 * access.
 */
export const accessMachine = setup({
  types: { context: {} as Visit, input: {} as Visit },
  guards: {
    isNobody: ({ context }) => context.visitor === null,
    isOwnerInRole: ({ context: { guard, visitor, ownerId } }) =>
      visitor?.id === ownerId && visitor.role === (guard === 'tutor' ? 'tutor' : 'admin'),
    isOfficeLookingIn: ({ context: { guard, visitor } }) =>
      guard === 'tutor' && visitor?.role === 'admin' && visitor.duties.includes('office'),
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
        { guard: 'isOfficeLookingIn', target: 'lookingIn' },
        { target: 'forbidden' },
      ],
    },
    allowed: { type: 'final' },
    lookingIn: { type: 'final' },
    signInNeeded: { type: 'final' },
    forbidden: { type: 'final' },
  },
});
