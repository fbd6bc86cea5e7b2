import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** A named person of the school answers. */
type Answer = LifecycleEvent<'proposal.accepted' | 'proposal.declined'>;

/** The office sends a newer version. */
type Replacement = LifecycleEvent<'proposal.replaced'>;

/**
 * Lifecycle of one version of a proposal. It is stored once it is sent: a draft stays on the device of its
 * writer, so that no code opens it.
 */
export const schoolProposalMachine = setup({
  types: { events: {} as Answer | Replacement },
  guards: { isBy },
}).createMachine({
  id: 'schoolProposal',
  initial: 'sent',
  states: {
    sent: {
      on: {
        'proposal.accepted': { guard: by('code-holder'), target: 'accepted' },
        'proposal.declined': { guard: by('code-holder'), target: 'declined' },
        'proposal.replaced': { guard: by('office'), target: 'replaced' },
      },
    },
    accepted: { type: 'final' },
    declined: { type: 'final' },
    replaced: { type: 'final' },
  },
});

export type SchoolProposalState = StateValueFrom<typeof schoolProposalMachine>;
type SchoolProposalEvent = EventFromLogic<typeof schoolProposalMachine>['type'];

const schoolProposalEvents: readonly SchoolProposalEvent[] = [
  'proposal.accepted',
  'proposal.declined',
  'proposal.replaced',
];

/** The lifecycle as a table. */
export const schoolProposalLifecycle = readLifecycle<SchoolProposalState, SchoolProposalEvent>(
  schoolProposalMachine,
  schoolProposalEvents,
);
