import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The family confirms that hours and period are correct, or refuses. */
type FamilyAnswer = LifecycleEvent<'certificate.confirmed' | 'certificate.refused'>;

/** The certificate becomes invalid. */
type Withdrawal = LifecycleEvent<'certificate.withdrawn'>;

/**
 * Lifecycle of a certificate of service: the tutor asks for it, only the family confirms it. The tutor may
 * withdraw an unanswered one; a confirmed one may be relied on, so only the office withdraws it.
 */
export const certificateMachine = setup({
  types: { events: {} as FamilyAnswer | Withdrawal },
  guards: { isBy },
}).createMachine({
  id: 'certificate',
  initial: 'asked',
  states: {
    asked: {
      on: {
        'certificate.confirmed': { guard: by('code-holder'), target: 'confirmed' },
        'certificate.refused': { guard: by('code-holder'), target: 'refused' },
        'certificate.withdrawn': { guard: by('tutor', 'office'), target: 'withdrawn' },
      },
    },
    confirmed: { on: { 'certificate.withdrawn': { guard: by('office'), target: 'withdrawn' } } },
    refused: { type: 'final' },
    withdrawn: { type: 'final' },
  },
});

export type CertificateState = StateValueFrom<typeof certificateMachine>;
export type CertificateEvent = EventFromLogic<typeof certificateMachine>['type'];

export const certificateEvents: readonly CertificateEvent[] = [
  'certificate.confirmed',
  'certificate.refused',
  'certificate.withdrawn',
];

/** The lifecycle as a table. */
export const certificateLifecycle = readLifecycle<CertificateState, CertificateEvent>(
  certificateMachine,
  certificateEvents,
);
