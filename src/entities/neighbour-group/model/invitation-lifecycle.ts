import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The family's answer, with its code. */
type FamilyAnswer = LifecycleEvent<'invitation.agreed' | 'invitation.declined'>;

/** The group was dropped. */
type OfficeTransition = LifecycleEvent<'invitation.closed'>;

const closed = { guard: by('office'), target: 'closed' } as const;

/**
 * Lifecycle of a family's invitation to a group. Only the family may agree: the office cannot agree for it.
 */
export const invitationMachine = setup({
  types: { events: {} as FamilyAnswer | OfficeTransition },
  guards: { isBy },
}).createMachine({
  id: 'invitation',
  initial: 'invited',
  states: {
    invited: {
      on: {
        'invitation.agreed': { guard: by('code-holder'), target: 'agreed' },
        'invitation.declined': { guard: by('code-holder'), target: 'declined' },
        'invitation.closed': closed,
      },
    },
    agreed: { on: { 'invitation.closed': closed } },
    declined: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type InvitationState = StateValueFrom<typeof invitationMachine>;
export type InvitationEvent = EventFromLogic<typeof invitationMachine>['type'];

export const invitationEvents: readonly InvitationEvent[] = [
  'invitation.agreed',
  'invitation.declined',
  'invitation.closed',
];

/** The lifecycle as a table. */
export const invitationLifecycle = readLifecycle<InvitationState, InvitationEvent>(
  invitationMachine,
  invitationEvents,
);
