import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** The family says that hours and period are true, or that they are not. */
type FamilyAnswer = LifeEvent<'certificate.confirmed' | 'certificate.refused'>;

/** It counts no more. */
type Withdrawal = LifeEvent<'certificate.withdrawn'>;

/**
 * The life of a certificate of service: the tutor asks for it, the family alone confirms it. A tutor takes back what the family
 * has not answered; what it has confirmed, somebody may rely on, so only the office withdraws that.
 */
export const certificateLifeMachine = setup({
  types: { events: {} as FamilyAnswer | Withdrawal },
  guards: { isBy },
}).createMachine({
  id: 'certificateLife',
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

export type CertificateState = StateValueFrom<typeof certificateLifeMachine>;
export type CertificateEvent = EventFromLogic<typeof certificateLifeMachine>['type'];

export const certificateEvents: readonly CertificateEvent[] = [
  'certificate.confirmed',
  'certificate.refused',
  'certificate.withdrawn',
];

/** The life as a table: who may move a certificate from where to where. */
export const certificateLife = readLife<CertificateState, CertificateEvent>(
  certificateLifeMachine,
  certificateEvents,
);
