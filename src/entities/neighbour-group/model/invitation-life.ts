import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** The family's answer, with its code. */
type FamilyAnswer = LifeEvent<'invitation.agreed' | 'invitation.declined'>;

/** The group was dropped. */
type OfficeMove = LifeEvent<'invitation.closed'>;

const closed = { guard: by('office'), target: 'closed' } as const;

/**
 * Lifecycle of a family's invitation to a group. Only the family may agree: the office cannot agree for it.
 */
export const invitationLifeMachine = setup({
  types: { events: {} as FamilyAnswer | OfficeMove },
  guards: { isBy },
}).createMachine({
  id: 'invitationLife',
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

export type InvitationState = StateValueFrom<typeof invitationLifeMachine>;
export type InvitationEvent = EventFromLogic<typeof invitationLifeMachine>['type'];

export const invitationEvents: readonly InvitationEvent[] = [
  'invitation.agreed',
  'invitation.declined',
  'invitation.closed',
];

/** The lifecycle as a table. */
export const invitationLife = readLife<InvitationState, InvitationEvent>(
  invitationLifeMachine,
  invitationEvents,
);
