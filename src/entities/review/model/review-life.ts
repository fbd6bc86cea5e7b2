import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** The office has read it: everybody may, or nobody but the family. */
type OfficeMove = LifeEvent<'review.published' | 'review.withheld'>;

/** The family takes back what it wrote. */
type FamilyMove = LifeEvent<'review.withdrawn'>;

const withheld = { guard: by('office'), target: 'withheld' } as const;
const withdrawn = { guard: by('code-holder'), target: 'withdrawn' } as const;

/**
 * The life of a family's review of its tutor. Nothing is read by others before the office has read it, and the family may take
 * it back for as long as it stands.
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

/** The life as a table: who may move a review from where to where. */
export const reviewLife = readLife<ReviewState, ReviewEvent>(reviewLifeMachine, reviewEvents);
