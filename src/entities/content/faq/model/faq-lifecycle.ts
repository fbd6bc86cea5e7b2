import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office publishes a question, takes it off the site, or takes up again what it put away. */
type Publishing = LifecycleEvent<'faq.published' | 'faq.archived' | 'faq.restored'>;

const office = by('office');
const archived = { guard: office, target: 'archived' } as const;

/** Lifecycle of a question of the FAQ. What comes back from the archive is a draft. */
export const faqMachine = setup({
  types: { events: {} as Publishing },
  guards: { isBy },
}).createMachine({
  id: 'faq',
  initial: 'draft',
  states: {
    draft: { on: { 'faq.published': { guard: office, target: 'published' }, 'faq.archived': archived } },
    published: { on: { 'faq.archived': archived } },
    archived: { on: { 'faq.restored': { guard: office, target: 'draft' } } },
  },
});

export type FaqState = StateValueFrom<typeof faqMachine>;
export type FaqEvent = EventFromLogic<typeof faqMachine>['type'];

const faqEvents: readonly FaqEvent[] = ['faq.published', 'faq.archived', 'faq.restored'];

/** The lifecycle as a table. */
export const faqLifecycle = readLifecycle<FaqState, FaqEvent>(faqMachine, faqEvents);
