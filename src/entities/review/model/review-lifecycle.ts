import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office publishes or withholds it. */
type OfficeTransition = LifecycleEvent<'review.published' | 'review.withheld'>;

/** The family withdraws it. */
type FamilyTransition = LifecycleEvent<'review.withdrawn'>;

const withheld = { guard: by('office'), target: 'withheld' } as const;
const withdrawn = { guard: by('code-holder'), target: 'withdrawn' } as const;

/**
 * Lifecycle of a review. The office reads it before it is public; the family may withdraw it until then and
 * later.
 */
export const reviewMachine = setup({
  types: { events: {} as OfficeTransition | FamilyTransition },
  guards: { isBy },
}).createMachine({
  id: 'review',
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

export type ReviewState = StateValueFrom<typeof reviewMachine>;
export type ReviewEvent = EventFromLogic<typeof reviewMachine>['type'];

export const reviewEvents: readonly ReviewEvent[] = [
  'review.published',
  'review.withheld',
  'review.withdrawn',
];

/** States in which a review waits to be read by the office. */
export const unreadReviewStates: readonly ReviewState[] = ['submitted'];

/** States in which a review waits for nobody; the desk reads them page by page. */
export const pastReviewStates = ['published', 'withheld', 'withdrawn'] as const satisfies ReviewState[];

export type PastReviewState = (typeof pastReviewStates)[number];

/** The lifecycle as a table. */
export const reviewLifecycle = readLifecycle<ReviewState, ReviewEvent>(reviewMachine, reviewEvents);
