import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** The office publishes or withholds it. */
type OfficeMove = LifeEvent<'review.published' | 'review.withheld'>;

/** The family withdraws it. */
type FamilyMove = LifeEvent<'review.withdrawn'>;

const withheld = { guard: by('office'), target: 'withheld' } as const;
const withdrawn = { guard: by('code-holder'), target: 'withdrawn' } as const;

/**
 * Lifecycle of a review. The office reads it before it is public; the family may withdraw it until then and
 * later.
 */
export const reviewLifeMachine = setup({
  types: { events: {} as OfficeMove | FamilyMove },
  guards: { isBy },
}).createMachine({
  id: 'reviewLife',
  initial: 'submitted',
  states: {
    submitted: {
      on: {
        'review.published': { guard: by('office'), target: 'published' },
        'review.withheld': withheld,
        'review.withdrawn': withdrawn,
      },
    },
    published: { on: { 'review.withheld': withheld, 'review.withdrawn': withdrawn } },
    withheld: { type: 'final' },
    withdrawn: { type: 'final' },
  },
});

export type ReviewState = StateValueFrom<typeof reviewLifeMachine>;
export type ReviewEvent = EventFromLogic<typeof reviewLifeMachine>['type'];

export const reviewEvents: readonly ReviewEvent[] = [
  'review.published',
  'review.withheld',
  'review.withdrawn',
];

/** The lifecycle as a table. */
export const reviewLife = readLife<ReviewState, ReviewEvent>(reviewLifeMachine, reviewEvents);
